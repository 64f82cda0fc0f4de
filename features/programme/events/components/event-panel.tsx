import { Trans, useLingui } from '@lingui/react/macro';
import { type OfferView, PricePageLink } from '#features/box-office/booking/index.ts';
import { joinWaitingListPath } from '#features/box-office/ticketing/index.ts';
import { TICKETS } from '#features/core/navigation/index.ts';
import type { EventCard } from '#features/programme/calendar/index.ts';
import { AgeStrip, Availability, EventState, PriceWords } from '#features/programme/calendar/index.ts';
import { formatPrice } from '#lib/money.ts';
import { dateOfMonth, formatDay, formatTime, monthName, weekdayName } from '#lib/venue-time.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CachedFragment } from '#ui/cached-fragment.tsx';
import { ClockTime } from '#ui/clock-time.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { useLanguage } from '#ui/use-language.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { EventDetail } from '../find-event-detail.server.ts';
import { neighbouringDates } from '../neighbouring-dates.ts';

/** Key facts of a date: when, where, for whom, the price and the link to its tickets. */
export function EventPanel({ detail, offer }: { detail: EventDetail; offer: OfferView | null }) {
  const { event, dates, isPast } = detail;
  return (
    <CachedFragment className="event-panel" data-booking>
      <PanelContent
        event={event}
        dates={dates}
        isPast={isPast}
        prices={offer && (offer.seatGroups[0]?.prices.slice(0, 2) ?? [])}
        isForGroups={offer?.seatGroups.length === 0}
        waitFor={offer?.canWait ? offer.jetId : null}
      />
    </CachedFragment>
  );
}

type Price = OfferView['seatGroups'][number]['prices'][number];

/**
 * @param prices the first ones; `null` when there is nothing to book
 * @param isForGroups only classes and other groups book it
 * @param waitFor the number of the sale, where something of it is sold out and can be waited for
 */
function PanelContent({
  event,
  dates,
  isPast,
  prices,
  isForGroups,
  waitFor,
}: Pick<EventDetail, 'event' | 'dates' | 'isPast'> & {
  prices: Price[] | null;
  isForGroups: boolean;
  waitFor: number | null;
}) {
  const language = useLanguage();
  const tickets = isPast || event.status !== 'scheduled' || !prices ? null : event.offer;
  const isOnSale = tickets?.availability === 'many' || tickets?.availability === 'few';
  return (
    <>
      <When event={event} />
      <div className="event-panel-body">
        <Dates dates={dates} shownId={event.id} />
        <Where event={event} prices={prices ?? []} />
        <p className="event-panel-counts">
          {tickets && isOnSale ? <Availability offer={tickets} /> : null}
          <AgeStrip from={event.ageFrom} to={event.ageTo} />
        </p>
        <EventState detail={{ event, isPast }} />
        {waitFor !== null && event.offer?.availability === 'sold-out' ? (
          <ButtonLink href={joinWaitingListPath(waitFor, language)} full>
            <Trans>Join the waiting list</Trans>
          </ButtonLink>
        ) : null}
        {tickets && isOnSale ? (
          <ButtonLink href={`#${TICKETS}`} full>
            {isForGroups ? <Trans>Book as a class</Trans> : <Trans>Choose tickets</Trans>},{' '}
            <PriceWords offer={tickets} />
          </ButtonLink>
        ) : dates.length > 1 ? (
          <ButtonLink href={`#${TICKETS}`} variant="ghost" full>
            <Trans>All dates</Trans>
          </ButtonLink>
        ) : null}
      </div>
    </>
  );
}

function When({ event }: { event: EventCard }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { day, time, minutes } = event;
  const until = event.until && formatTime(event.until, language);
  return (
    <p className="event-panel-when">
      <span className="event-panel-day" aria-hidden="true">
        {dateOfMonth(day)}
      </span>
      <span>
        <b className="event-panel-weekday" aria-hidden="true">
          {weekdayName(day, language)}, {monthName(day, language)}
        </b>
        <VisuallyHidden>{formatDay(day, language)}, </VisuallyHidden>
        <span className="event-panel-time">
          <ClockTime time={time} language={language} />{' '}
          <small>{until ? t`until ${until}` : t`${minutes} min`}</small>
        </span>
      </span>
    </p>
  );
}

/** The production's dates around this one. */
function Dates({ dates, shownId }: { dates: EventCard[]; shownId: number }) {
  const { t } = useLingui();
  const neighbours = neighbouringDates(dates, shownId);
  if (neighbours.every(({ id }) => id === shownId)) return null;
  return (
    <nav aria-label={t`More dates`}>
      <ul className="event-panel-dates">
        {neighbours.map((date) => (
          <li key={date.id}>
            <DateLink date={date} isShown={date.id === shownId} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function DateLink({ date, isShown }: { date: EventCard; isShown: boolean }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { day, time, status, offer } = date;
  const gone =
    status === 'cancelled'
      ? t`off`
      : status === 'postponed'
        ? t`moved`
        : offer?.availability === 'sold-out'
          ? t`full`
          : null;
  return (
    <Link
      to={date.path}
      className="event-panel-date"
      aria-current={isShown ? 'page' : undefined}
      data-gone={gone ? '' : undefined}
    >
      <span>{weekdayName(day, language, 'short')} </span>
      <b>{dateOfMonth(day)} </b>
      <VisuallyHidden>{monthName(day, language)} </VisuallyHidden>
      <small>{gone ?? formatTime(time, language)}</small>
    </Link>
  );
}

function Where({ event, prices }: { event: EventCard; prices: Price[] }) {
  const cost = prices.some(({ cents }) => cents > 0);
  return (
    <ul className="event-panel-facts">
      {event.place ? (
        <li>
          <Icon name="pin" size={20} />
          {event.place}
        </li>
      ) : null}
      <li>
        <Icon name="ticket" size={20} />
        <span>
          {cost ? (
            prices.map(({ id, name, cents }, index) => (
              <span key={id} lang={name.lang}>
                {index > 0 ? ', ' : ''}
                {name.text}: {formatPrice(cents)}
              </span>
            ))
          ) : event.offer ? (
            <PriceWords offer={event.offer} />
          ) : (
            <Trans>No ticket needed</Trans>
          )}{' '}
          <PricePageLink />
        </span>
      </li>
    </ul>
  );
}
