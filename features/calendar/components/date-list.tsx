import { useLingui } from '@lingui/react/macro';
import { type Day, dateOfMonth, formatDay, formatTime, weekdayName } from '#lib/venue-time.ts';
import type { EventCard } from '../event-card.ts';
import { Availability } from './availability.tsx';
import { BookControl } from './book-control.tsx';
import { useLanguage } from './use-language.ts';

/** Dates of one production: the day large, time and place beside it. */
export function DateList({ dates, today }: { dates: EventCard[]; today: Day }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <ol className="date-list rule">
      {dates.map((date) => {
        const weekday = weekdayName(date.day, language);
        return (
          <li key={date.id}>
            <span className="date-list-number" aria-hidden="true">
              {dateOfMonth(date.day)}
            </span>
            <div id={`event-${date.id}`}>
              <p className="font-[650]">
                {date.day === today ? t`Today, ${weekday}` : formatDay(date.day, language, { year: false })}
              </p>
              <p className="muted text-sm">
                {formatTime(date.time, language)}, {date.place}
              </p>
            </div>
            <div className="date-list-end">
              {date.offer && date.status === 'scheduled' ? (
                <>
                  <Availability offer={date.offer} />
                  <BookControl card={date} />
                </>
              ) : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
