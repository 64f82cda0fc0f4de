import { useLingui } from '@lingui/react/macro';
import { type Day, dateOfMonth, formatDay, formatTime, weekdayName } from '#lib/venue-time.ts';
import { CachedFragment } from '#ui/cached-fragment.tsx';
import { Link } from '#ui/link.tsx';
import { useLanguage } from '#ui/use-language.ts';
import type { EventCard } from '../event-card.ts';
import { Availability } from './availability.tsx';
import { BookControl } from './book-control.tsx';
import { NoDates } from './no-dates.tsx';

/**
 * Dates of one production: the day large, time and place beside it. Each leads to its page, but the one on show. Without any
 * it says so.
 */
export function DateList({
  dates,
  today,
  shownId,
}: {
  dates: EventCard[];
  /** Left out, no date is called today. */
  today?: Day | undefined;
  /** The date whose page this is. */
  shownId?: number | undefined;
}) {
  if (dates.length === 0) return <NoDates />;
  return (
    <ol className="date-list rule">
      {dates.map((date) => (
        <CachedFragment
          as="li"
          key={date.id}
          data-status={date.status === 'scheduled' ? undefined : date.status}
        >
          <DateContent date={date} isToday={date.day === today} isShown={date.id === shownId} />
        </CachedFragment>
      ))}
    </ol>
  );
}

interface ListedDate {
  date: EventCard;
  isToday: boolean;
  isShown: boolean;
}

function DateContent(listed: ListedDate) {
  const { date } = listed;
  return (
    <>
      <span className="date-list-number" aria-hidden="true">
        {dateOfMonth(date.day)}
      </span>
      <DateAndPlace {...listed} />
      <div className="date-list-end">
        <State date={date} />
      </div>
    </>
  );
}

function DateAndPlace({ date, isToday, isShown }: ListedDate) {
  const { t } = useLingui();
  const language = useLanguage();
  const weekday = weekdayName(date.day, language);
  const day = isToday ? t`Today, ${weekday}` : formatDay(date.day, language, { year: false });
  return (
    <div id={`event-${date.id}`}>
      <p className="font-[650]">
        {isShown ? (
          <span aria-current="page">{day}</span>
        ) : (
          <Link to={date.path} className="date-list-link">
            {day}
          </Link>
        )}
      </p>
      <p className="muted text-sm">
        {formatTime(date.time, language)}, {date.place}
      </p>
    </div>
  );
}

function State({ date }: { date: EventCard }) {
  const { t } = useLingui();
  if (date.status === 'cancelled') return <strong className="event-status">{t`Cancelled`}</strong>;
  if (date.status === 'postponed') return <strong className="event-status">{t`Postponed`}</strong>;
  if (!date.offer) return <span className="counted">{t`No ticket needed`}</span>;
  return (
    <>
      <Availability offer={date.offer} />
      {date.offer.availability === 'sold-out' ? null : (
        <BookControl card={date} namedBy={`event-${date.id}`} />
      )}
    </>
  );
}
