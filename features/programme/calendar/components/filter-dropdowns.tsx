import { useLingui } from '@lingui/react/macro';
import { OPTION_FILTERS } from '../event-filter.ts';
import { FilterDropdown } from '../filters/filter-dropdown.tsx';
import type { CalendarPage } from '../load-calendar-page.server.ts';
import { ACCESS_NAMES, ageName, FILTER_NAMES } from './filter-names.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { AccessLinks, AgeLinks, OptionLinks } from './option-links.tsx';
import { useDaysName } from './use-days-name.ts';

/** The filters in their row, one dropdown for each. */
export function Dropdowns({
  view,
}: {
  view: Pick<CalendarPage, 'language' | 'filter' | 'today' | 'choices' | 'density'>;
}) {
  const { t, i18n } = useLingui();
  const { filter, choices } = view;
  const { age, access } = filter;
  const days = useDaysName(view);
  return (
    <>
      {OPTION_FILTERS.map((key) => (
        <FilterDropdown
          key={key}
          label={i18n._(FILTER_NAMES[key])}
          chosen={choices[key].find(({ id }) => id === filter[key])?.name}
        >
          <OptionLinks filterKey={key} view={view} variant="option" />
        </FilterDropdown>
      ))}
      <FilterDropdown label={t`Age`} chosen={age === undefined ? undefined : i18n._(ageName(age))}>
        <AgeLinks view={view} />
      </FilterDropdown>
      <FilterDropdown
        label={t`Access`}
        chosen={access === undefined ? undefined : i18n._(ACCESS_NAMES[access])}
      >
        <AccessLinks view={view} variant="option" />
      </FilterDropdown>
      <FilterDropdown label={days ?? t`From today`} icon="calendar" className="filter-date">
        <MonthCalendar key={`${filter.date} ${filter.dateTo}`} view={view} />
      </FilterDropdown>
    </>
  );
}
