import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { addDays, type Day, dateOfMonth, monthName, weekdayName } from '#lib/venue-time.ts';
import { CachedFragment } from '#ui/cached-fragment.tsx';
import { classNames } from '#ui/class-names.ts';
import { Holes } from '#ui/holes.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { calendarAddress } from '../calendar-address.ts';
import { placeOfDay } from '../day-choice.ts';
import { countDays, densityAt, STRIP_DAYS, stripDays, stripStart } from '../day-density.ts';
import { withoutDays } from '../event-filter.ts';
import { FilterLink } from '../filters/filter-link.tsx';
import type { CalendarPage } from '../load-calendar-page.server.ts';

/** Holes a day can show; the words say the number however high it is. */
const MAX_HOLES = 7;

type StripView = Pick<CalendarPage, 'language' | 'filter' | 'today' | 'density'>;

/** Two weeks, each day with as many holes as it has events. Left out when not one of them has any. */
export function DayStrip({ view }: { view: CalendarPage }) {
  const { t } = useLingui();
  const strip = useRef<HTMLElement>(null);
  const { language, filter, today, density } = view;
  const { date } = filter;
  const start = stripStart(density, date);

  // Scrolls the chosen day into view if the strip scrolls sideways; the page itself does not scroll.
  useEffect(() => {
    const chosen = date && strip.current?.querySelector<HTMLElement>('[data-chosen]');
    if (chosen) strip.current?.scrollTo({ left: chosen.offsetLeft - chosen.offsetWidth });
  }, [date]);

  if (countDays(density, start, addDays(start, STRIP_DAYS - 1)) === 0) return null;
  return (
    <CachedFragment as="nav" ref={strip} aria-label={t`Choose a day`} className="day-strip">
      <StripDays start={start} view={{ language, filter, today, density }} />
    </CachedFragment>
  );
}

function StripDays({ start, view }: { start: Day; view: StripView }) {
  return (
    <ol>
      {stripDays(start).map((day) => (
        <li key={day}>
          <StripDay day={day} view={view} />
        </li>
      ))}
    </ol>
  );
}

function StripDay({ day, view: { language, filter, today, density } }: { day: Day; view: StripView }) {
  const { t } = useLingui();
  const number = dateOfMonth(day);
  const isFirst = day.endsWith('-01');
  const count = densityAt(density, day);
  const name = isFirst ? monthName(day, language, 'short') : weekdayName(day, language, 'short');
  const place = placeOfDay(filter, day, today);
  const faces = (
    <>
      <span>{`${name} `}</span>
      <b>{`${number} `}</b>
    </>
  );
  if (count === 'closed' || count === 0) {
    return (
      <span
        className={classNames('strip-day', place && 'strip-day-chosen')}
        data-chosen={place ? '' : undefined}
      >
        {faces}
        <span>{count === 'closed' ? t`closed` : '–'}</span>
      </span>
    );
  }
  const rest = isFirst ? weekdayName(day, language) : monthName(day, language);
  const dates = t`${plural(count, { one: '# date', other: '# dates' })}`;
  const holes = Math.min(count, MAX_HOLES);
  return (
    <FilterLink
      to={calendarAddress(
        language,
        day === today ? withoutDays(filter) : { ...withoutDays(filter), date: day },
      )}
      className={classNames('strip-day', place && 'strip-day-chosen')}
      data-chosen={place ? '' : undefined}
      aria-current={place === 'end' ? 'date' : undefined}
    >
      {faces}
      <VisuallyHidden>{`${rest}, ${dates}`}</VisuallyHidden>
      <Holes count={holes} filled={holes} size={7} />
    </FilterLink>
  );
}
