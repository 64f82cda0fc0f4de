import { z } from 'zod';
import { formatted } from '#lib/field-problem.ts';

const MAX_QUERY_LENGTH = 100;

/** Filters and sort order of a credit list. */
export const creditQuery = z.object({
  q: z
    .string()
    .trim()
    .max(MAX_QUERY_LENGTH)
    .regex(/^\P{Cc}*$/u, formatted('one_line'))
    .default(''),
  sort: z.enum(['last_entry_at', 'name', 'balance_cents']).default('last_entry_at'),
});

export type CreditSort = z.output<typeof creditQuery>['sort'];
