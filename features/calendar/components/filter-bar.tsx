import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, useState } from 'react';
import { FilterDropdown } from '#features/filters/index.ts';
import { RoundButton } from '#ui/round-button.tsx';
import { chipCount, OPTION_FILTERS } from '../event-filter.ts';
import type { CalendarPage } from '../load-calendar-page.server.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { ACCESS_NAMES, ageName, FILTER_NAMES } from './filter-names.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { AccessLinks, AgeLinks, OptionLinks } from './option-links.tsx';
import { useDaysName } from './use-days-name.ts';

/**
 * The filters: a row of dropdowns, on phones a button that opens them as a sheet. Everything in it is a link, so it works
 * without scripts; the phone's button then unfolds the row below it.
 */
export function FilterBar({ view }: { view: CalendarPage }) {
  const { t, i18n } = useLingui();
  const [sheet, setSheet] = useState<'filters' | 'calendar' | null>(null);
  const { filter, choices } = view;
  const active = chipCount(filter);
  const { age, access } = filter;
  const days = useDaysName(view);
  const openSheet = (event: MouseEvent) => {
    event.preventDefault();
    setSheet('filters');
  };
  return (
    <section className="filters" aria-label={t`Filter`}>
      <div className="filter-row">
        <details className="filter-toggle">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button; scripts give it a better panel */}
          <summary className="button" onClick={openSheet}>
            <i className="button-hole" />
            <span>{active === 0 ? t`Filter` : t`Filter, ${plural(active, { other: '# active' })}`}</span>
          </summary>
        </details>
        <RoundButton
          icon="calendar"
          label={t`Calendar`}
          look="line"
          className="filter-calendar"
          onClick={() => setSheet('calendar')}
        />
        <div className="filter-bar">
          {OPTION_FILTERS.map((key) => (
            <FilterDropdown
              key={key}
              label={i18n._(FILTER_NAMES[key])}
              chosen={choices[key].find(({ id }) => id === filter[key])?.name}
            >
              <OptionLinks filterKey={key} view={view} look="option" />
            </FilterDropdown>
          ))}
          <FilterDropdown label={t`Age`} chosen={age === undefined ? undefined : i18n._(ageName(age))}>
            <AgeLinks view={view} />
          </FilterDropdown>
          <FilterDropdown
            label={t`Access`}
            chosen={access === undefined ? undefined : i18n._(ACCESS_NAMES[access])}
          >
            <AccessLinks view={view} look="option" />
          </FilterDropdown>
          <FilterDropdown label={days ?? t`From today`} icon="calendar" className="filter-date">
            <MonthCalendar key={`${filter.date} ${filter.dateTo}`} view={view} />
          </FilterDropdown>
        </div>
      </div>
      <ChosenFilters view={view} />
      {sheet ? <FilterSheet view={view} part={sheet} onClose={() => setSheet(null)} /> : null}
    </section>
  );
}
