import { ACCESS_KINDS, type AccessKind, isAccessKind } from '#lib/access-kinds.ts';
import { type FieldProblem, fieldProblem, type Reason, reason } from '#lib/field-problem.ts';
import { parseDigits, readOnce, readRepeated } from '#lib/query-parameters.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { type Day, parseAddressDay } from '#lib/venue-time.ts';
import {
  type DayRange,
  type EventFilter,
  type EventSelection,
  OLDEST_AGE,
  OPTION_FILTERS,
} from './event-filter.ts';

/** How often one key may stand in a call. */
export const MAX_VALUES = 20;

type Reader<T> = { must: Reason; read: (value: string) => T | null };

const NUMBER: Reader<number> = { must: reason('invalid_format', { format: 'number' }), read: parseDigits };
const AGE: Reader<number> = {
  must: reason('out_of_range', { minimum: 0, maximum: OLDEST_AGE }),
  read: (value) => (/^\d{1,2}$/.test(value) && Number(value) <= OLDEST_AGE ? Number(value) : null),
};
const FREE: Reader<true> = {
  must: reason('invalid_value', { values: ['1'] }),
  read: (value) => (value === '1' ? true : null),
};
const ACCESS: Reader<AccessKind> = {
  must: reason('invalid_value', { values: ACCESS_KINDS }),
  read: (value) => (isAccessKind(value) ? value : null),
};
const DAY: Reader<Day> = { must: reason('invalid_format', { format: 'address_day' }), read: parseAddressDay };

/**
 * Reads a filter from the address of a page (docs/product/calendar.md#filters): options are numbers, days are
 * DD-MM-YYYY, each key has one value. Empty values count as not given; the first parameter that cannot be used is
 * named.
 */
export function parseEventFilter(query: URLSearchParams): Result<EventFilter, FieldProblem> {
  const filter: EventFilter = {};
  for (const key of OPTION_FILTERS) {
    const id = readOnce(query, key, NUMBER);
    if (!id.ok) return id;
    if (id.value !== undefined) filter[key] = id.value;
  }
  const age = readOnce(query, 'age', AGE);
  if (!age.ok) return age;
  if (age.value !== undefined) filter.age = age.value;
  const free = readOnce(query, 'free', FREE);
  if (!free.ok) return free;
  if (free.value) filter.free = free.value;
  const access = readOnce(query, 'access', ACCESS);
  if (!access.ok) return access;
  if (access.value !== undefined) filter.access = access.value;
  const days = parseDays(query);
  return days.ok ? succeed({ ...filter, ...days.value }) : days;
}

/** Reads what a call of the API or a feed asks for: as a page does, but keys may be repeated, and `production` is one. */
export function parseEventSelection(query: URLSearchParams): Result<EventSelection, FieldProblem> {
  const selection: EventSelection = {};
  for (const key of [...OPTION_FILTERS, 'production'] as const) {
    const ids = readRepeated(query, key, { ...NUMBER, atMost: MAX_VALUES });
    if (!ids.ok) return ids;
    if (ids.value.length > 0) selection[key] = ids.value;
  }
  const ages = readRepeated(query, 'age', { ...AGE, atMost: MAX_VALUES });
  if (!ages.ok) return ages;
  if (ages.value.length > 0) selection.age = ages.value;
  const access = readRepeated(query, 'access', { ...ACCESS, atMost: MAX_VALUES });
  if (!access.ok) return access;
  if (access.value.length > 0) selection.access = access.value;
  const free = readOnce(query, 'free', FREE);
  if (!free.ok) return free;
  if (free.value) selection.free = free.value;
  const days = parseDays(query);
  return days.ok ? succeed({ ...selection, ...days.value }) : days;
}

function parseDays(query: URLSearchParams): Result<DayRange, FieldProblem> {
  const date = readOnce(query, 'date', DAY);
  if (!date.ok) return date;
  const dateTo = readOnce(query, 'date_to', DAY);
  if (!dateTo.ok) return dateTo;
  if (date.value !== undefined && dateTo.value !== undefined && dateTo.value < date.value)
    return fail(fieldProblem('date_to', 'before', { other: 'date' }));
  return succeed({
    ...(date.value === undefined ? {} : { date: date.value }),
    ...(dateTo.value === undefined ? {} : { dateTo: dateTo.value }),
  });
}
