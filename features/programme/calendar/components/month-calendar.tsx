import { Trans, useLingui } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { addDays, type Day, dateOfMonth, formatDay, monthAndYear, weekdayName } from '#lib/venue-time.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { calendarAddress } from '../calendar-address.ts';
import { placeOfDay, withDay } from '../day-choice.ts';
import { densityAt, lastDayOf } from '../day-density.ts';
import { withoutDays } from '../event-filter.ts';
import { closePanel } from '../filters/close-panel.ts';
import { FilterLink } from '../filters/filter-link.tsx';
import type { CalendarPage } from '../load-calendar-page.server.ts';
import { addMonths, type Month, monthOf, monthWeeks } from '../month-grid.ts';

/** Any Monday: the weekdays' names are taken from its week. */
const MONDAY = '2026-01-05';

type MonthView = Pick<CalendarPage, 'language' | 'filter' | 'today' | 'density'>;

/** A month whose days with events are links. Without scripts, turning the page chooses the first day of that month. */
export function MonthCalendar({ view }: { view: MonthView }) {
  const { t } = useLingui();
  const { language, filter, today, density } = view;
  const [month, setMonth] = useState<Month>(monthOf(filter.date ?? today));
  const first = `${month}-01`;
  const week = Array.from({ length: 7 }, (_, ahead) => addDays(MONDAY, ahead));
  const turn = (by: number, label: string, icon: 'arrow-left' | 'arrow-right') => {
    const other = addMonths(month, by);
    if (other < monthOf(today) || other > monthOf(lastDayOf(density))) return <span />;
    const date = `${other}-01`;
    const wanted = date > today ? { ...withoutDays(filter), date } : withoutDays(filter);
    const show = (event: MouseEvent) => {
      event.preventDefault();
      setMonth(other);
    };
    return (
      <FilterLink
        to={calendarAddress(language, wanted)}
        className="round-button"
        aria-label={label}
        onClick={show}
      >
        <Icon name={icon} size={20} />
      </FilterLink>
    );
  };
  return (
    <div className="month">
      <div className="month-head">
        {turn(-1, t`Previous month`, 'arrow-left')}
        <b aria-live="polite">{monthAndYear(first, language)}</b>
        {turn(1, t`Next month`, 'arrow-right')}
      </div>
      <table>
        <thead>
          <tr>
            {week.map((day) => (
              <th key={day} scope="col" abbr={weekdayName(day, language)}>
                {weekdayName(day, language, 'short').slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((days) => (
            <tr key={days.find(Boolean)}>
              {days.map((day, weekday) => (
                <td key={week[weekday]}>{day ? <MonthDay day={day} view={view} /> : null}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {filter.date !== undefined && filter.dateTo === undefined ? (
        <p className="text-sm">
          <Trans>Pick another day to end on.</Trans>
        </p>
      ) : null}
    </div>
  );
}

function MonthDay({ day, view }: { day: Day; view: MonthView }): ReactNode {
  const { language, filter, today, density } = view;
  const number = dateOfMonth(day);
  const count = densityAt(density, day);
  const place = placeOfDay(filter, day, today);
  if (count === 'closed' || count === 0)
    return place ? <span className={classNames('month-day', `month-day-${place}`)}>{number}</span> : number;
  return (
    <FilterLink
      to={calendarAddress(language, withDay(filter, day, today))}
      onClick={closePanel}
      aria-label={formatDay(day, language, { year: false })}
      aria-current={place === 'end' ? 'date' : undefined}
      className={classNames('month-day', place === 'between' && 'month-day-between')}
    >
      {number}
    </FilterLink>
  );
}
