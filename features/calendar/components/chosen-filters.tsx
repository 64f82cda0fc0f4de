import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { formatDayShort } from '#lib/venue-time.ts';
import { calendarAddress } from '../calendar-address.ts';
import type { CalendarPage } from '../calendar-page.server.ts';
import { type EventFilter, OPTION_FILTERS, showsReset, without, withoutDays } from '../event-filter.ts';
import { choiceName } from './choice-name.ts';

const CHOICES = [...OPTION_FILTERS, 'age', 'free', 'access'] as const;

/** What is chosen, each with a cross that lets it go, and the way back to everything. */
export function ChosenFilters({ view }: { view: CalendarPage }) {
  const { i18n, t } = useLingui();
  const { filter, language } = view;
  const { date, dateTo } = filter;
  const chips: { key: string; name: string; rest: EventFilter }[] = [];
  if (dateTo !== undefined) {
    const last = formatDayShort(dateTo, language);
    const first = date === undefined ? null : formatDayShort(date, language);
    const name = first === null ? t`until ${last}` : first === last ? first : t`${first} to ${last}`;
    chips.push({ key: 'days', name, rest: withoutDays(filter) });
  } else if (date !== undefined)
    chips.push({ key: 'days', name: formatDayShort(date, language), rest: withoutDays(filter) });
  for (const key of CHOICES) {
    const name = choiceName(view, key, i18n);
    if (name !== null) chips.push({ key, name, rest: without(filter, key) });
  }
  if (chips.length === 0) return null;
  return (
    <div className="chosen scroll-row">
      {chips.map(({ key, name, rest }) => (
        <Link key={key} to={calendarAddress(language, rest)} className="chip chip-chosen">
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
