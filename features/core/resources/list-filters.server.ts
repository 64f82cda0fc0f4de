import { z } from 'zod';
import { MAX_ID } from '#lib/query-parameters.ts';
import type { ListFilter } from './field.server.ts';

/** Rows whose column holds a number. */
export function numberFilter(column: string, min = 0): ListFilter {
  return {
    suffix: '',
    schema: z.coerce.number().int().min(min).max(MAX_ID),
    example: '1',
    condition: (value) => (eb) => eb(column, '=', value),
  };
}

/** Rows whose column says yes, or no. */
export function flagFilter(column: string): ListFilter {
  return {
    suffix: '',
    schema: z.enum(['true', 'false']),
    example: 'true',
    condition: (value) => (eb) => eb(column, '=', value === 'true'),
  };
}

/** Rows whose column holds one of a few words. */
export function choiceFilter<T extends string>(column: string, choices: readonly [T, ...T[]]): ListFilter {
  return {
    suffix: '',
    schema: z.enum(choices),
    example: choices[0],
    condition: (value) => (eb) => eb(column, '=', value),
  };
}

/** Rows from one value on, and up to another, both included. */
export function rangeFilters(column: string, schema: z.ZodType<string>, example: string): ListFilter[] {
  return [
    { suffix: '_from', schema, example, condition: (value) => (eb) => eb(column, '>=', value) },
    { suffix: '_to', schema, example, condition: (value) => (eb) => eb(column, '<=', value) },
  ];
}

/** Rows that are linked to one of another table. */
export function linkFilter({ through, own, other }: Record<'through' | 'own' | 'other', string>): ListFilter {
  return {
    ...numberFilter('id', 1),
    condition: (value) => (eb) => eb('id', 'in', eb.selectFrom(through).select(own).where(other, '=', value)),
  };
}
