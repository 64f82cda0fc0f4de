import { z } from 'zod';
import type { ApiParameter } from '#platform/http/api-call.server.ts';
import { numberParameter, pagingParameters } from '#platform/http/inputs.server.ts';
import { idSchema, MAX_PAGE_SIZE } from '#platform/http/list-request.server.ts';
import { ADMIN_PAGE_SIZE, listFilters, listSchema, searchColumns } from './list-request.server.ts';
import { type Resource, storedSchema } from './resource.server.ts';

/** Input as it may be sent: an answer can be sent back, with its id. */
export function sentSchema(input: z.ZodObject): z.ZodObject {
  return z.strictObject({ id: z.int().min(1).optional(), ...input.shape });
}

/** A row in a list; fields stored in separate rows are left out. */
export function rowSchema(resource: Resource): z.ZodObject {
  const { shape } = storedSchema(resource);
  const shown = Object.entries(shape).filter(([name]) => resource.fields[name]?.kind !== 'rows');
  const row = z.strictObject(Object.fromEntries(shown));
  return resource.isUndated ? row : row.extend({ updated_at: z.string() });
}

/** The parameters of a resource's list, as `readListRequest` reads them. */
export function listParameters(resource: Resource): ApiParameter[] {
  const { sort, order, q } = listSchema(resource).shape;
  const inQuery = (name: string, summary: string, schema: z.ZodType, example: string): ApiParameter => ({
    ...{ name, in: 'query', summary, schema, example },
  });
  const columns = searchColumns(resource);
  return [
    inQuery('sort', 'What the list is sorted by.', sort, 'id'),
    inQuery('order', 'From small to large, or the other way round.', order, 'desc'),
    { ...numberParameter('id', 'Only these.'), schema: idSchema.shape.id, repeats: MAX_PAGE_SIZE },
    ...(columns.length > 0
      ? [inQuery('q', `Words that all stand in ${columns.join(', ')}.`, q.unwrap(), 'a')]
      : []),
    ...[...listFilters(resource)].map(([name, { schema, example }]) =>
      inQuery(name, 'Only those with this value.', schema, example),
    ),
    ...pagingParameters(ADMIN_PAGE_SIZE),
  ];
}
