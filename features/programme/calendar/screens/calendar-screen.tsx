import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { headlineOf, type ListTop, pathTo } from '#features/core/navigation/index.ts';
import { StaticPart } from '#ui/static-part.tsx';
import { calendarAddress } from '../calendar-address.ts';
import { DayStrip } from '../components/day-strip.tsx';
import { EmptyResult } from '../components/empty-result.tsx';
import { EventList } from '../components/event-list.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import { countDays } from '../day-density.ts';
import { eventFilterQuery, withoutDays } from '../event-filter.ts';
import type { CalendarPage } from '../load-calendar-page.server.ts';

/** The event calendar (docs/product/calendar.md#list). */
export function CalendarScreen({ view }: { view: CalendarPage & ListTop }) {
  const { language, filter, page, suggestions, lead } = view;
  const headline = headlineOf(view);
  const address = calendarAddress(language, filter, page);
  const going = useNavigation().location?.pathname;
  return (
    <div className="wrap calendar">
      <h1 className="text-d4" lang={headline.lang}>
        {headline.text}
      </h1>
      {lead ? (
        <p className="lead" lang={lead.lang}>
          {lead.text}
        </p>
      ) : null}
      {view.above === undefined ? null : <StaticPart name="above" html={view.above} />}
      <DayStrip view={view} />
      <FilterBar view={view} />
      <div className="calendar-results" aria-busy={going === pathTo('calendar', language) || undefined}>
        <ResultCount view={view} address={address} />
        {suggestions ? (
          <EmptyResult view={view} suggestions={suggestions} />
        ) : (
          <EventList key={address} view={view} />
        )}
      </div>
      <a
        href={`/${language}/feeds/calendar.ics${eventFilterQuery(withoutDays(filter))}`}
        className="text-link"
      >
        <Trans>Subscribe to this selection in your own calendar</Trans>
      </a>
    </div>
  );
}

/** Number of results. Takes the focus when the link that changed the list disappears with the change. */
function ResultCount({ view, address }: { view: CalendarPage; address: string }) {
  const { t } = useLingui();
  const line = useRef<HTMLParagraphElement>(null);
  const shownAddress = useRef(address);
  useEffect(() => {
    if (shownAddress.current === address) return;
    shownAddress.current = address;
    if (document.activeElement === document.body) line.current?.focus({ preventScroll: true });
  }, [address]);
  const { total, density, filter, today } = view;
  const days = countDays(density, filter.date ?? today, filter.dateTo);
  return (
    <p className="result-count" role="status" aria-live="polite" tabIndex={-1} ref={line}>
      <strong>{t`${plural(total, { one: '# date', other: '# dates' })}`}</strong>{' '}
      {days > 0 ? t`${plural(days, { one: 'on # day', other: 'on # days' })}` : null}
    </p>
  );
}
