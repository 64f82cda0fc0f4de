import { ACCESS_KINDS, type AccessKind } from '#lib/access-kinds.ts';
import { addressDay } from '#lib/venue-time.ts';
import { type EventFilter, type EventSelection, OPTION_FILTERS } from './event-filter.ts';

/** Returns the part of a selection the calendar can show: each filter that holds one value. */
export function filterOfSelection(selection: EventSelection): EventFilter {
  const { date, dateTo, free } = selection;
  const filter: EventFilter = {
    ...(free ? { free } : {}),
    ...(date === undefined ? {} : { date }),
    ...(dateTo === undefined ? {} : { dateTo }),
  };
  for (const key of [...OPTION_FILTERS, 'age'] as const) {
    const [value, ...others] = valuesOf(selection[key]);
    if (value !== undefined && others.length === 0) filter[key] = value;
  }
  const [access, ...others] = accessOfSelection(selection);
  return access !== undefined && others.length === 0 ? { ...filter, access } : filter;
}

/** The selection as a query with its `?`, always in the same order; empty when nothing is chosen. */
export function selectionQuery(selection: EventSelection): string {
  const query = new URLSearchParams();
  for (const key of [...OPTION_FILTERS, 'production', 'age'] as const)
    for (const value of valuesOf(selection[key])) query.append(key, String(value));
  if (selection.free) query.append('free', '1');
  for (const kind of accessOfSelection(selection)) query.append('access', kind);
  if (selection.date !== undefined) query.append('date', addressDay(selection.date));
  if (selection.dateTo !== undefined) query.append('date_to', addressDay(selection.dateTo));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The numbers of one filter, the smallest first. */
export function valuesOf(value: number | readonly number[] | undefined): number[] {
  return [value ?? []].flat().toSorted((a, b) => a - b);
}

/** The kinds of access that are asked for, in their order. */
export function accessOfSelection({ access }: EventSelection): AccessKind[] {
  const wanted = [access ?? []].flat();
  return ACCESS_KINDS.filter((kind) => wanted.includes(kind));
}
