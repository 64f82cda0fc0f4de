import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Day, dateOfMonth, formatDay, monthName, weekdayName } from '#lib/venue-time.ts';
import { useLanguage } from './use-language.ts';

/** A day of the programme: its huge numeral, and beside it its events (`EventRow`). */
export function DayBlock({ day, today, children }: { day: Day; today: Day; children: ReactNode }) {
  const { t } = useLingui();
  const language = useLanguage();
  const weekday = weekdayName(day, language);
  return (
    <section className="day" aria-label={formatDay(day, language)}>
      <h2 className="day-head">
        <span className="day-name">
          {day === today ? t`Today, ${weekday}` : `${weekday}, ${monthName(day, language)}`}
        </span>{' '}
        <span className="day-number">{dateOfMonth(day)}</span>
      </h2>
      <ol>{children}</ol>
    </section>
  );
}
