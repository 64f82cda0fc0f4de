import type { Context } from 'hono';
import { z } from 'zod';
import type { FieldProblem } from '#lib/field-problem.ts';
import { MAX_ID, parsePage } from '#lib/query-parameters.ts';
import type { Result } from '#lib/result.ts';
import { parseInput } from './parse-input.server.ts';
import { badRequest } from './problem.server.ts';

/** Default results per page. */
export const PAGE_SIZE = 10;
/** Bounds the size of every answer. */
export const MAX_PAGE_SIZE = 100;

/** The number at the end of an address. */
export const idSchema = z.object({ id: z.coerce.number().int().positive().max(MAX_ID) });
/** How many results one page of a list has. */
export const pageSizeSchema = z.object({
  page_size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE),
});

/** The parameters of a request; throws a 400 that names the first one `parse` cannot use. */
export function readQuery<T>(c: Context, parse: (query: URLSearchParams) => Result<T, FieldProblem>): T {
  const parsed = parse(new URL(c.req.url).searchParams);
  if (parsed.ok) return parsed.value;
  throw badRequest([parsed.error]);
}

/** Requested page of a list: `page` from 1 and `page_size` (by default `usual`, 100 at most), else 400. */
export function readPaging(c: Context, usual = PAGE_SIZE): { page: number; pageSize: number } {
  const { page_size: pageSize } = parseInput(pageSizeSchema, {
    page_size: c.req.query('page_size') || usual,
  });
  return { page: readQuery(c, parsePage), pageSize };
}

/** The number at the end of an address, else 400. */
export function readId(c: Context): number {
  return parseInput(idSchema, { id: c.req.param('id') }).id;
}
