import type { Context } from 'hono';
import { z } from 'zod';
import { MAX_PAGE_SIZE, readPaging } from '#platform/http/list-request.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import { idNumber } from './column-fields.server.ts';
import type { ListFilter, RowCondition } from './field.server.ts';
import type { Resource } from './resource.server.ts';

/** Default rows per page. */
export const ADMIN_PAGE_SIZE = 25;
const MAX_QUERY_LENGTH = 100;

/** Filter and order of a resource's rows. */
export interface ListRequest {
  page: number;
  pageSize: number;
  sort: { column: string; isText?: true };
  order: 'asc' | 'desc';
  /** Search term for its texts. */
  q: string | undefined;
  /** Only these, where there are any. */
  ids: number[];
  conditions: RowCondition[];
}

/** The columns a resource's list can be sorted by, by the names of their fields. */
export function sortColumns({ fields, slugFrom, isUndated }: Resource): Map<string, ListRequest['sort']> {
  const columns = new Map<string, ListRequest['sort']>([['id', { column: 'id' }]]);
  if (slugFrom) columns.set('slug', { column: 'slug', isText: true });
  if (!isUndated) columns.set('updated_at', { column: 'updated_at' });
  for (const [name, field] of Object.entries(fields))
    if (field.kind === 'columns' && field.sortBy) columns.set(name, field.sortBy);
  return columns;
}

/** Returns the filters of a resource's list by parameter name: `category`, `date_start_from`. */
export function listFilters({ fields }: Resource): Map<string, ListFilter> {
  return new Map(
    Object.entries(fields).flatMap(([name, { filters = [] }]) =>
      filters.map((filter) => [name + filter.suffix, filter] as const),
    ),
  );
}

/** The columns a resource's list is searched in. */
export function searchColumns({ fields, slugFrom }: Resource): string[] {
  const own = Object.values(fields).flatMap((field) =>
    field.kind === 'columns' ? (field.searchIn ?? []) : [],
  );
  return slugFrom ? ['slug', ...own] : own;
}

/** The parameters every list has besides its pages and its filters. */
export function listSchema(resource: Resource) {
  return z.object({
    sort: z.enum([...sortColumns(resource).keys()]).default('id'),
    order: z.enum(['asc', 'desc']).default('asc'),
    q: z.string().max(MAX_QUERY_LENGTH).optional(),
  });
}

const idsSchema = z.object({ id: z.array(z.coerce.number().pipe(idNumber)).max(MAX_PAGE_SIZE) });

/** Reads the list request of a call; 400 with every invalid parameter. */
export function readListRequest(c: Context, resource: Resource): ListRequest {
  const sent = c.req.query();
  const { sort, order, q } = parseInput(listSchema(resource), sent);
  const { id: ids } = parseInput(idsSchema, { id: c.req.queries('id') ?? [] });
  const filters = [...listFilters(resource)].filter(([name]) => sent[name] !== undefined);
  const shape = Object.fromEntries(filters.map(([name, { schema }]) => [name, schema]));
  const values = parseInput(z.object(shape), sent);
  return {
    ...readPaging(c, ADMIN_PAGE_SIZE),
    sort: sortColumns(resource).get(sort) ?? { column: 'id' },
    order,
    q,
    ids,
    conditions: filters.flatMap(([name, { condition }]) => {
      const value = values[name];
      return value === undefined ? [] : [condition(value)];
    }),
  };
}
