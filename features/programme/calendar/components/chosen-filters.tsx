import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { calendarAddress } from '../calendar-address.ts';
import { type EventFilter, OPTION_FILTERS, showsReset, without, withoutDays } from '../event-filter.ts';
import { FilterLink } from '../filters/filter-link.tsx';
import type { CalendarPage } from '../load-calendar-page.server.ts';
import { hasDays, todayOnly, weekend } from '../quick-days.ts';
import { choiceName } from './choice-name.ts';
import { FREE_NAME } from './filter-names.ts';
import { useDaysName } from './use-days-name.ts';

const CHOICES = [...OPTION_FILTERS, 'age', 'free', 'access'] as const;

/** Chosen filters, each with a cross that removes it; the most frequent ones as quick choices; a link that resets all filters. */
export function ChosenFilters({ view }: { view: CalendarPage }) {
  const { i18n } = useLingui();
  const { filter, language } = view;
  const days = useDaysName(view);
  const chips: { key: string; name: string; rest: EventFilter }[] = [];
  if (days !== null) chips.push({ key: 'days', name: days, rest: withoutDays(filter) });
  for (const key of CHOICES) {
    const name = choiceName(view, key, i18n);
    if (name !== null) chips.push({ key, name, rest: without(filter, key) });
  }
  return (
    <div className="chosen scroll-row">
      {chips.map(({ key, name, rest }) => (
        <FilterLink key={key} to={calendarAddress(language, rest)} className="chip chip-chosen">
          {name}
          <VisuallyHidden>
            {' '}
            <Trans>remove</Trans>
          </VisuallyHidden>
          <Icon name="close" size={14} />
        </FilterLink>
      ))}
      <QuickChoices view={view} />
      {showsReset(filter) ? (
        <Link to={calendarAddress(language, {})} className="text-link">
          <Trans>Reset filters</Trans>
        </Link>
      ) : null}
    </div>
  );
}

/** Today, the weekend, free of charge: each until it is chosen. */
function QuickChoices({ view: { filter, today, language } }: { view: CalendarPage }) {
  const { i18n, t } = useLingui();
  const elsewhen = withoutDays(filter);
  const [now, soon] = [todayOnly(today), weekend(today)];
  const choices: { name: string; wanted: EventFilter }[] = [];
  if (!hasDays(filter, now)) choices.push({ name: t`today`, wanted: { ...elsewhen, ...now } });
  if (!hasDays(filter, soon) && !hasDays(now, soon))
    choices.push({ name: t`weekend`, wanted: { ...elsewhen, ...soon } });
  if (!filter.free) choices.push({ name: i18n._(FREE_NAME), wanted: { ...filter, free: true } });
  return choices.map(({ name, wanted }) => (
    <FilterLink key={name} to={calendarAddress(language, wanted)} className="chip">
      {name}
    </FilterLink>
  ));
}
