import { type InvalidParameter, parseNumber } from '#lib/query-parameters.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { addressDay, type Day, parseAddressDay } from '#lib/venue-time.ts';

/** The filters that hold one option each, by their key in the address and in the API (specification, section 2). */
export const OPTION_FILTERS = ['room', 'type', 'tag', 'series', 'genre'] as const;
export type OptionFilter = (typeof OPTION_FILTERS)[number];

/** What a visitor wants to see: at most one option of each filter, a child's age, and the first day. */
export type EventFilter = Partial<Record<OptionFilter, number>> & {
  /** Years, 0–12. */
  age?: number;
  /** The first day shown; today when it is not given. */
  date?: Day;
};

export const OLDEST_AGE = 12;

/**
 * Reads a filter from the address or an API call (specification, section 5): options are numbers, the date is
 * DD-MM-YYYY. Empty values count as not given; the first parameter that cannot be used is named.
 */
export function parseEventFilter(query: URLSearchParams): Result<EventFilter, InvalidParameter> {
  const filter: EventFilter = {};
  for (const key of OPTION_FILTERS) {
    const id = parseNumber(query, key);
    if (!id.ok) return id;
    if (id.value !== undefined) filter[key] = id.value;
  }
  const age = query.get('age');
  if (age) {
    if (!/^\d{1,2}$/.test(age) || Number(age) > OLDEST_AGE)
      return fail({ parameter: 'age', message: `must be a number from 0 to ${OLDEST_AGE}` });
    filter.age = Number(age);
  }
  const date = query.get('date');
  if (date) {
    const day = parseAddressDay(date);
    if (!day) return fail({ parameter: 'date', message: 'must be a date written DD-MM-YYYY' });
    filter.date = day;
  }
  return succeed(filter);
}

/** The filter as a query string with its `?`, always in the same order; empty when nothing is chosen. */
export function eventFilterQuery(filter: EventFilter, page = 1): string {
  const query = new URLSearchParams();
  for (const key of OPTION_FILTERS) {
    const id = filter[key];
    if (id !== undefined) query.set(key, String(id));
  }
  if (filter.age !== undefined) query.set('age', String(filter.age));
  if (filter.date !== undefined) query.set('date', addressDay(filter.date));
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Choosing an option; choosing the chosen one again clears the filter. */
export function toggleOption(filter: EventFilter, key: OptionFilter | 'age', id: number): EventFilter {
  return filter[key] === id ? without(filter, key) : { ...filter, [key]: id };
}

export function without(filter: EventFilter, key: keyof EventFilter): EventFilter {
  const { [key]: _, ...rest } = filter;
  return rest;
}

/** Without a date that chooses nothing: lists begin today anyway. */
export function withoutPastDate(filter: EventFilter, today: Day): EventFilter {
  return filter.date !== undefined && filter.date <= today ? without(filter, 'date') : filter;
}

/** How many chips the filter shows: one per option, and one for a date; none for today (`withoutPastDate`). */
export function chipCount(filter: EventFilter): number {
  return Object.keys(filter).length;
}

/** Whether anything besides the date is chosen; teasers are hidden then (specification, section 4). */
export function isFiltering(filter: EventFilter): boolean {
  return Object.keys(without(filter, 'date')).length > 0;
}

/** The reset button shows with more than one chip, or one chip and a date other than today. */
export function showsReset(filter: EventFilter): boolean {
  return chipCount(filter) > 1;
}
