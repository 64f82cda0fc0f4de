import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { replayEarlyClicks } from '#lib/early-clicks.ts';
import { CachedFragment } from '#ui/cached-fragment.tsx';
import { RoundButton } from '#ui/round-button.tsx';
import { chipCount } from '../event-filter.ts';
import type { CalendarPage } from '../load-calendar-page.server.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { Dropdowns } from './filter-dropdowns.tsx';
import { FilterSheet } from './filter-sheet.tsx';

/**
 * The filters: a row of dropdowns, on phones a button that opens them as a sheet. Everything in it is a link, so it works
 * without scripts; the phone's button then unfolds the row below it.
 */
export function FilterBar({ view }: { view: CalendarPage }) {
  const { t } = useLingui();
  const [sheet, setSheet] = useState<'filters' | 'calendar' | null>(null);
  const { language, filter, today, choices, density } = view;
  const active = chipCount(filter);
  const bar = useRef<HTMLElement>(null);
  const unfolded = useRef<HTMLDetailsElement>(null);
  const openSheet = (event: MouseEvent) => {
    // The same button closes filters unfolded before hydration.
    if (unfolded.current?.open) return;
    event.preventDefault();
    setSheet('filters');
  };
  const openCalendar = (event: MouseEvent) => {
    event.preventDefault();
    setSheet('calendar');
  };
  useEffect(() => replayEarlyClicks((pressed) => bar.current?.contains(pressed) ?? false), []);
  return (
    <section ref={bar} className="filters" aria-label={t`Filter`}>
      <div className="filter-row">
        <details ref={unfolded} className="filter-toggle">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button; scripts give it a better panel */}
          <summary className="button" onClick={openSheet}>
            <i className="button-hole" />
            <span>{active === 0 ? t`Filter` : t`Filter, ${plural(active, { other: '# active' })}`}</span>
          </summary>
        </details>
        <RoundButton
          icon="calendar"
          label={t`Calendar`}
          variant="line"
          className="filter-calendar"
          data-waits=""
          onClick={openCalendar}
        />
        <CachedFragment className="filter-bar">
          <Dropdowns view={{ language, filter, today, choices, density }} />
        </CachedFragment>
      </div>
      <ChosenFilters view={view} />
      {sheet ? <FilterSheet view={view} part={sheet} onClose={() => setSheet(null)} /> : null}
    </section>
  );
}
