import { z } from 'zod';
import { RESOURCES } from '#features/all-resources.server.ts';
import {
  inputSchema,
  listFilters,
  listSchema,
  type Resource,
  searchColumns,
  storedSchema,
} from '#features/core/resources/index.server.ts';
import { MAX_PAGE_SIZE } from '#platform/http/list-request.server.ts';
import type { ApiCall, ApiParameter } from '../api-call.server.ts';
import {
  adminPagingParameters,
  idParameter,
  ifMatchParameter,
  numberParameter,
} from '../parameters.server.ts';
import { pageOf } from '../responses.server.ts';

const group = 'For editors';
const NOT_ALLOWED = [401, 403];

/** Allows a response to be sent back as input, including its id. */
function asResponse(input: z.ZodObject): z.ZodObject {
  return z.strictObject({ id: z.int().min(1).optional(), ...input.shape });
}

/** Returns the schema of a row in a list; fields stored in separate rows are left out. */
function rowSchema(resource: Resource): z.ZodObject {
  const { shape } = storedSchema(resource);
  const shown = Object.entries(shape).filter(([name]) => resource.fields[name]?.kind !== 'rows');
  const row = z.strictObject(Object.fromEntries(shown));
  return resource.isUndated ? row : row.extend({ updated_at: z.string() });
}

function listParameters(resource: Resource): ApiParameter[] {
  const { sort, order, q } = listSchema(resource).shape;
  const query = (name: string, summary: string, schema: z.ZodType, example: string): ApiParameter => ({
    name,
    in: 'query',
    summary,
    schema,
    example,
  });
  const columns = searchColumns(resource);
  return [
    query('sort', 'What the list is sorted by.', sort, 'id'),
    query('order', 'From small to large, or the other way round.', order, 'desc'),
    { ...numberParameter('id', 'Only these.'), schema: idParameter.schema, repeats: MAX_PAGE_SIZE },
    ...(columns.length > 0
      ? [query('q', `Words that all stand in ${columns.join(', ')}.`, q.unwrap(), 'a')]
      : []),
    ...[...listFilters(resource)].map(([name, { schema, example }]) =>
      query(name, 'Only those with this value.', schema, example),
    ),
    ...adminPagingParameters,
  ];
}

const publishParameter: ApiParameter = {
  name: 'publish',
  in: 'query',
  summary: 'Whether its texts are published, with all that is in their draft; else they are written into it.',
  schema: z.enum(['true', 'false']),
  example: 'false',
};

/** The generic calls of one resource (docs/product/api.md#resources). */
function callsOf(resource: Resource): ApiCall[] {
  const { path, name } = resource;
  const all = `/api${path}/`;
  const one = `/api${path}/{id}/`;
  const stored = storedSchema(resource);
  const input = inputSchema(resource);
  const publishing = resource.texts ? [publishParameter] : [];
  const deletion: ApiCall = {
    method: 'DELETE',
    path: one,
    group,
    summary: `Deletes one ${name}, unless something needs it.`,
    parameters: [idParameter, ifMatchParameter],
    answer: { status: 204, summary: 'It is gone.', schema: null },
    problems: [400, ...NOT_ALLOWED, 404, 409, 412, 428],
  };
  const reading: ApiCall[] = [
    {
      method: 'GET',
      path: `/api/admin${path}/`,
      group,
      summary: `All of ${name}, hidden ones included, without what lies in rows of its own.`,
      parameters: listParameters(resource),
      answer: { status: 200, summary: 'One page of them.', schema: pageOf(rowSchema(resource)) },
      problems: [400, ...NOT_ALLOWED],
    },
    {
      method: 'GET',
      path: `/api/admin${path}/{id}/`,
      group,
      summary: `What can be written of one ${name}, in both languages; its ETag names its state.`,
      parameters: [idParameter],
      answer: { status: 200, summary: 'All that can be written.', schema: stored },
      problems: [400, ...NOT_ALLOWED, 404],
    },
  ];
  if (resource.readOnly) return [...reading, deletion];
  return [
    ...reading,
    {
      method: 'POST',
      path: all,
      group,
      summary: `A new ${name}. An Idempotency-Key (8 to 200 letters) makes it safe to send again.`,
      body: input,
      answer: { status: 201, summary: 'As it was stored.', schema: stored },
      problems: [400, ...NOT_ALLOWED, 422],
    },
    {
      method: 'POST',
      path: one,
      group,
      summary: `Puts other values in the place of those of one ${name}.`,
      parameters: [idParameter, ifMatchParameter, ...publishing],
      body: asResponse(input),
      answer: { status: 200, summary: 'As it was stored.', schema: stored },
      problems: [400, ...NOT_ALLOWED, 404, 412, 428],
    },
    {
      method: 'PATCH',
      path: one,
      group,
      summary: `Changes the fields of one ${name} that are named; each is replaced whole.`,
      parameters: [idParameter, ifMatchParameter, ...publishing],
      body: asResponse(input.partial()),
      answer: { status: 200, summary: 'As it was stored.', schema: stored },
      problems: [400, ...NOT_ALLOWED, 404, 412, 428],
    },
    deletion,
  ];
}

/** Reading and writing what the generic calls are for. */
export const resourceCalls: ApiCall[] = RESOURCES.flatMap(callsOf);
