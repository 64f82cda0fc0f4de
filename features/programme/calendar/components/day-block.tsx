import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Day, dateOfMonth, formatDay, monthName, weekdayName } from '#lib/venue-time.ts';
import { useLanguage } from '#ui/use-language.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** A day of the programme: its huge numeral, and beside it its events (`EventRow`). */
export function DayBlock({ day, today, children }: { day: Day; today: Day; children: ReactNode }) {
  const { t } = useLingui();
  const language = useLanguage();
  const weekday = weekdayName(day, language);
  const month = monthName(day, language);
  return (
    <section className="day" aria-label={formatDay(day, language)}>
      <h2 className="day-head">
        <VisuallyHidden>{formatDay(day, language, { year: false })}</VisuallyHidden>
        <span className="day-name" aria-hidden="true">
          {day === today ? t`Today, ${weekday}` : t`${weekday}, ${month}`}
        </span>{' '}
        <span className="day-number" aria-hidden="true">
          {dateOfMonth(day)}
        </span>
      </h2>
      <ol>{children}</ol>
    </section>
  );
}
