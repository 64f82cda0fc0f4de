import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { formatDayShort } from '#lib/venue-time.ts';
import { calendarAddress } from '../calendar-address.ts';
import type { CalendarPage } from '../calendar-page.server.ts';
import { type EventFilter, OPTION_FILTERS, showsReset, without } from '../event-filter.ts';
import { ageName, FILTER_NAMES } from './filter-names.ts';

/** What is chosen, each with a cross that lets it go, and the way back to everything. */
export function ChosenFilters({ view }: { view: CalendarPage }) {
  const { i18n } = useLingui();
  const { filter, language, choices } = view;
  const { age, date } = filter;
  const chips: { key: keyof EventFilter; name: string }[] = [];
  if (date !== undefined) chips.push({ key: 'date', name: formatDayShort(date, language) });
  for (const key of OPTION_FILTERS) {
    if (filter[key] === undefined) continue;
    // An option that is gone, or was never there, still has its chip: it is what keeps the list empty.
    const name = choices[key].find(({ id }) => id === filter[key])?.name;
    chips.push({ key, name: name ?? i18n._(FILTER_NAMES[key]) });
  }
  if (age !== undefined) chips.push({ key: 'age', name: i18n._(ageName(age)) });
  if (chips.length === 0) return null;
  return (
    <div className="chosen scroll-row">
      {chips.map(({ key, name }) => (
        <Link key={key} to={calendarAddress(language, without(filter, key))} className="chip chip-chosen">
          {name}
          <VisuallyHidden>
            {' '}
            <Trans>remove</Trans>
          </VisuallyHidden>
          <Icon name="close" size={14} />
        </Link>
      ))}
      {showsReset(filter) ? (
        <Link to={calendarAddress(language, {})} className="text-link">
          <Trans>Reset filters</Trans>
        </Link>
      ) : null}
    </div>
  );
}
