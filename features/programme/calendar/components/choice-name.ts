import type { I18n } from '@lingui/core';
import type { EventFilter } from '../event-filter.ts';
import type { CalendarPage } from '../load-calendar-page.server.ts';
import { ACCESS_NAMES, ageName, FILTER_NAMES, FREE_NAME } from './filter-names.ts';

/** Returns the name of the option chosen in one filter; `null` for no choice. Days are named by the lists themselves. */
export function choiceName(
  { filter, choices }: Pick<CalendarPage, 'filter' | 'choices'>,
  key: Exclude<keyof EventFilter, 'date' | 'dateTo'>,
  i18n: I18n,
): string | null {
  if (filter[key] === undefined) return null;
  if (key === 'age') return filter.age === undefined ? null : i18n._(ageName(filter.age));
  if (key === 'free') return i18n._(FREE_NAME);
  if (key === 'access') return filter.access === undefined ? null : i18n._(ACCESS_NAMES[filter.access]);
  // A deleted or unknown option still has its name: it is the reason the list is empty.
  return choices[key].find(({ id }) => id === filter[key])?.name ?? i18n._(FILTER_NAMES[key]);
}
