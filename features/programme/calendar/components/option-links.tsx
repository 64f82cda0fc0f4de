import { useLingui } from '@lingui/react/macro';
import { ACCESS_KINDS } from '#lib/access-kinds.ts';
import { calendarAddress } from '../calendar-address.ts';
import { OLDEST_AGE, type OptionFilter, toggleOption } from '../event-filter.ts';
import { closePanel } from '../filters/close-panel.ts';
import { FilterLink } from '../filters/filter-link.tsx';
import type { CalendarPage } from '../load-calendar-page.server.ts';
import { ACCESS_NAMES, ageName } from './filter-names.ts';

/** A filter's options as links to the list with that option chosen, or let go when it is the chosen one. */
export function OptionLinks({
  filterKey,
  view,
  variant,
}: {
  filterKey: OptionFilter;
  view: Pick<CalendarPage, 'language' | 'filter' | 'choices'>;
  variant: 'option' | 'chip';
}) {
  const { language, filter, choices } = view;
  return (
    <ul className={variant === 'chip' ? 'chip-list' : undefined}>
      {choices[filterKey].map(({ id, name }) => (
        <li key={id}>
          <FilterLink
            to={calendarAddress(language, toggleOption(filter, filterKey, id))}
            className={variant}
            aria-current={filter[filterKey] === id ? 'true' : undefined}
            onClick={closePanel}
          >
            {name}
          </FilterLink>
        </li>
      ))}
    </ul>
  );
}

/** The kinds of access, of which a list shows one. */
export function AccessLinks({
  view: { language, filter },
  variant,
}: {
  view: Pick<CalendarPage, 'language' | 'filter'>;
  variant: 'option' | 'chip';
}) {
  const { i18n } = useLingui();
  return (
    <ul className={variant === 'chip' ? 'chip-list' : undefined}>
      {ACCESS_KINDS.map((kind) => (
        <li key={kind}>
          <FilterLink
            to={calendarAddress(language, toggleOption(filter, 'access', kind))}
            className={variant}
            aria-current={filter.access === kind ? 'true' : undefined}
            onClick={closePanel}
          >
            {i18n._(ACCESS_NAMES[kind])}
          </FilterLink>
        </li>
      ))}
    </ul>
  );
}

const AGES = Array.from({ length: OLDEST_AGE + 1 }, (_, age) => age);

/** A child's age as thirteen round numbers. */
export function AgeLinks({
  view: { language, filter },
}: {
  view: Pick<CalendarPage, 'language' | 'filter'>;
}) {
  const { i18n } = useLingui();
  return (
    <ul className="age-list">
      {AGES.map((age) => (
        <li key={age}>
          <FilterLink
            to={calendarAddress(language, toggleOption(filter, 'age', age))}
            className="age-link"
            aria-label={i18n._(ageName(age))}
            aria-current={filter.age === age ? 'true' : undefined}
            onClick={closePanel}
          >
            {age}
          </FilterLink>
        </li>
      ))}
    </ul>
  );
}
