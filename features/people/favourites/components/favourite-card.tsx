import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language, ShownText } from '#lib/localized.ts';
import { centsOf, formatPrice } from '#lib/money.ts';
import {
  addDays,
  type Day,
  dateOfMonth,
  dayOf,
  formatDay,
  formatTime,
  monthName,
  timeOf,
  weekdayName,
} from '#lib/venue-time.ts';
import { Artwork } from '#ui/artwork.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { RoundButton } from '#ui/round-button.tsx';
import type { Tone } from '#ui/tag.tsx';
import type { FavouriteState } from '../favourite-state.ts';
import type { FavouriteEvent } from './use-favourite-events.ts';

interface CardStyle {
  surface: string;
  tone: Tone;
}

/** The sheet and the tag of each event type; unavailable ones are grey. */
const CARD_STYLES: Record<string, CardStyle> = {
  exhibition: { surface: 'surface-blau', tone: 'blau' },
  workshop: { surface: 'surface-dotter', tone: 'dotter' },
  theatre: { surface: 'surface-rot', tone: 'rot' },
  music: { surface: 'surface-himmel', tone: 'rosa' },
  school: { surface: 'surface-orange', tone: 'orange' },
};
const OTHER: CardStyle = { surface: 'surface-minze', tone: 'ink' };
const DARK = new Set(['surface-blau', 'surface-rot']);

/** The date to book from a card, and the style of its button; `namedBy` is the id of its label. */
export interface FavouriteBooking {
  event: {
    id: number;
    path: string;
    title: ShownText;
    typeName: string;
    tone: Tone;
    dateLine: string;
    image: { upright: string; wide: string };
  };
  variant: 'white' | undefined;
  namedBy: string;
  label: ReactNode;
}

/** Renders the button that books a date: the box office knows favourites, and not the other way round. */
export type RenderBooking = (booking: FavouriteBooking) => ReactNode;

interface CardProps {
  event: FavouriteEvent;
  state: FavouriteState;
  isSoonest: boolean;
  today: Day;
  language: Language;
  onDrop: (id: number) => void;
  renderBooking: RenderBooking;
}

/** A date somebody remembered: its picture, its day large, and its tickets. */
export function FavouriteCard({
  event,
  state,
  isSoonest,
  today,
  language,
  onDrop,
  renderBooking,
}: CardProps) {
  const { t } = useLingui();
  const { id, name } = event;
  const starts = dayOf(event.date_start);
  const day = formatDay(starts, language);
  const isGrey = state !== 'open';
  const style = CARD_STYLES[event.event_type_new.slug] ?? OTHER;
  const surface = isGrey ? 'surface-stein-100' : style.surface;
  const weekday =
    starts === today ? t`Today` : starts === addDays(today, 1) ? t`Tomorrow` : weekdayName(starts, language);
  return (
    <li
      className={classNames(
        'favourite-card',
        surface,
        isSoonest && 'favourite-card-soonest',
        isGrey && 'favourite-card-grey',
      )}
    >
      <Artwork
        src={event.image_thumbnails.large}
        width={400}
        height={300}
        eager={isSoonest}
        uncut
        className="favourite-card-art"
      />
      <div className="favourite-card-text">
        <p className="favourite-card-day">
          <span>{weekday}</span>
          <span className="favourite-card-number">{dateOfMonth(starts)}</span>
        </p>
        <RoundButton
          icon="heart"
          label={t`Remove ${name}, ${day}`}
          className="favourite-card-heart"
          onClick={() => onDrop(id)}
        />
        <h2 className={isSoonest ? 'text-d2' : 'text-d1'}>
          <Link to={event.link.url} id={`event-${id}`}>
            {name}
          </Link>
        </h2>
        <p className="text-sm">
          {formatTime(timeOf(event.date_start), language)}, {event.room.name}, {monthName(starts, language)}
        </p>
        <p className="favourite-card-offer">
          {isGrey ? <State state={state} /> : null}
          {state === 'sold-out' ? <OtherDates event={event} /> : null}
          {isGrey ? null : (
            <Booking
              event={event}
              day={day}
              tone={style.tone}
              variant={DARK.has(surface) ? 'white' : undefined}
              language={language}
              renderBooking={renderBooking}
            />
          )}
        </p>
      </div>
    </li>
  );
}

function State({ state }: { state: FavouriteState }) {
  const { t } = useLingui();
  const words = {
    over: () => t`This date is over.`,
    cancelled: () => t`Cancelled`,
    postponed: () => t`Postponed`,
    'sold-out': () => t`Sold out`,
    open: () => null,
  }[state]();
  return <strong>{words}</strong>;
}

function OtherDates({ event }: { event: FavouriteEvent }) {
  return (
    <Link
      to={`${event.link.url}#datesAndTickets`}
      className="text-link text-sm"
      aria-describedby={`event-${event.id}`}
    >
      <Trans>Other dates</Trans>
    </Link>
  );
}

function Booking({
  event,
  day,
  tone,
  variant,
  language,
  renderBooking,
}: {
  event: FavouriteEvent;
  day: string;
  tone: Tone;
  variant: 'white' | undefined;
  language: Language;
  renderBooking: RenderBooking;
}) {
  const { t } = useLingui();
  const { id, name, offer, link, event_type_new: type, image_thumbnails: pictures } = event;
  if (!offer) return <span>{t`No ticket needed`}</span>;
  if (offer.availability === 'closed') return <span>{t`Not on sale`}</span>;
  if (offer.price_from === null) {
    return (
      <ButtonLink
        to={`${link.url}#datesAndTickets`}
        size="small"
        variant={variant}
        aria-describedby={`event-${id}`}
      >
        {t`Free entry`}
      </ButtonLink>
    );
  }
  const price = formatPrice(centsOf(offer.price_from));
  const { free } = offer;
  const few =
    free === null ? t`Few seats left` : t`${plural(free, { one: 'Last seat', other: 'Last # seats' })}`;
  return (
    <>
      {renderBooking({
        event: {
          id,
          path: link.url,
          title: { text: name },
          typeName: type.name,
          tone,
          dateLine: `${day}, ${formatTime(timeOf(event.date_start), language)} · ${event.room.name}`,
          image: { upright: pictures.upright, wide: pictures.wide },
        },
        variant,
        namedBy: `event-${id}`,
        label: (
          <>
            {t`Book`} · {t`from ${price}`}
          </>
        ),
      })}
      {offer.availability === 'few' ? <strong className="text-sm">{few}</strong> : null}
    </>
  );
}
