import type { AccessKind } from '#lib/access-kinds.ts';
import { addressDay, type Day } from '#lib/venue-time.ts';

/**
 * The filters that hold one option each, by their key in the address and in the API (docs/product/calendar.md#filters).
 */
export const OPTION_FILTERS = ['room', 'type', 'tag', 'series', 'genre'] as const;
/** The query parameters the calendar knows. */
export const CALENDAR_PARAMETERS = [...OPTION_FILTERS, 'age', 'free', 'access', 'date', 'date_to', 'page'];
export type OptionFilter = (typeof OPTION_FILTERS)[number];

/** The days a list is about. */
export interface DayRange {
  /** The first day shown; today when it is not given. */
  date?: Day;
  /** The last day shown. */
  dateTo?: Day;
}

/** Filter of a visitor: at most one choice of each filter. */
export type EventFilter = DayRange &
  Partial<Record<OptionFilter, number>> & {
    /** A child's age in years, 0–12. */
    age?: number;
    /** Only what costs nothing. */
    free?: true;
    access?: AccessKind;
  };

/**
 * Selection of an API client: of each filter any of several values, of `access` all of them. A visitor's filter is a
 * selection, too.
 */
export type EventSelection = DayRange &
  Partial<Record<OptionFilter | 'production' | 'age', number | readonly number[]>> & {
    free?: true;
    access?: AccessKind | readonly AccessKind[];
  };

export const OLDEST_AGE = 12;

/** The filter as a query string with its `?`, always in the same order; empty when nothing is chosen. */
export function eventFilterQuery(filter: EventFilter, page = 1): string {
  const query = new URLSearchParams();
  for (const key of OPTION_FILTERS) {
    const id = filter[key];
    if (id !== undefined) query.set(key, String(id));
  }
  if (filter.age !== undefined) query.set('age', String(filter.age));
  if (filter.free) query.set('free', '1');
  if (filter.access !== undefined) query.set('access', filter.access);
  if (filter.date !== undefined) query.set('date', addressDay(filter.date));
  if (filter.dateTo !== undefined) query.set('date_to', addressDay(filter.dateTo));
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Choosing an option; choosing the chosen one again clears the filter. */
export function toggleOption<K extends OptionFilter | 'age' | 'access' | 'free'>(
  filter: EventFilter,
  key: K,
  value: NonNullable<EventFilter[K]>,
): EventFilter {
  return filter[key] === value ? without(filter, key) : { ...filter, [key]: value };
}

export function without(filter: EventFilter, ...keys: (keyof EventFilter)[]): EventFilter {
  const rest = { ...filter };
  for (const key of keys) delete rest[key];
  return rest;
}

/** The filter on any day. */
export function withoutDays<F extends EventSelection>({
  date: _,
  dateTo: __,
  ...filter
}: F): Omit<F, keyof DayRange> {
  return filter;
}

/** Without days that choose nothing: lists begin today anyway, and nothing is shown that is over. */
export function withoutPastDate(filter: EventFilter, today: Day): EventFilter {
  if (filter.dateTo !== undefined && filter.dateTo < today) return withoutDays(filter);
  return filter.date !== undefined && filter.date <= today ? without(filter, 'date') : filter;
}

/** How many chips the filter shows: one per choice, and one for its days; none for today (`withoutPastDate`). */
export function chipCount(filter: EventFilter): number {
  const hasDays = filter.date !== undefined || filter.dateTo !== undefined;
  return Object.keys(withoutDays(filter)).length + (hasDays ? 1 : 0);
}

/** Tells if anything besides the days is chosen; teasers are hidden then (docs/product/calendar.md#teasers). */
export function isFiltering(filter: EventSelection): boolean {
  return Object.keys(withoutDays(filter)).length > 0;
}

/** The reset button shows with more than one chip, or one chip and a date other than today. */
export function showsReset(filter: EventFilter): boolean {
  return chipCount(filter) > 1;
}
