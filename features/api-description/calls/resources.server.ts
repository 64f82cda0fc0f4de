import { z } from 'zod';
import { ensembleResources } from '#features/ensemble/index.server.ts';
import { eventResources } from '#features/events/index.server.ts';
import { productionResources } from '#features/productions/index.server.ts';
import { inputSchema, type Resource, storedSchema } from '#features/resources/index.server.ts';
import { searchResources } from '#features/search/index.server.ts';
import { seriesResources } from '#features/series/index.server.ts';
import { venueResources } from '#features/venues/index.server.ts';
import type { ApiCall } from '../api-call.server.ts';
import { idParameter, ifMatchParameter } from '../parameters.server.ts';

const group = 'For editors';
const NOT_ALLOWED = [401, 403];

/** A draft may come back with the id it was answered with. */
function sentBack(draft: z.ZodObject): z.ZodObject {
  return z.strictObject({ id: z.int().min(1).optional(), ...draft.shape });
}

/** The generic calls of one resource (specification, section 7 "Generic resource calls"). */
function callsOf(resource: Resource): ApiCall[] {
  const { path, name } = resource;
  const all = `/api${path}/`;
  const one = `/api${path}/{id}/`;
  const stored = storedSchema(resource);
  const draft = inputSchema(resource);
  return [
    {
      method: 'GET',
      path: `${one}draft/`,
      group,
      summary: `What can be written of one ${name}, in both languages; its ETag names its state.`,
      parameters: [idParameter],
      answer: { status: 200, summary: 'The draft.', schema: stored },
      problems: [400, ...NOT_ALLOWED, 404],
    },
    {
      method: 'POST',
      path: all,
      group,
      summary: `A new ${name}.`,
      body: draft,
      answer: { status: 201, summary: 'As it was stored.', schema: stored },
      problems: [400, ...NOT_ALLOWED],
    },
    {
      method: 'POST',
      path: one,
      group,
      summary: `Puts another draft in the place of one ${name}.`,
      parameters: [idParameter, ifMatchParameter],
      body: sentBack(draft),
      answer: { status: 200, summary: 'As it was stored.', schema: stored },
      problems: [400, ...NOT_ALLOWED, 404, 412, 428],
    },
    {
      method: 'PATCH',
      path: one,
      group,
      summary: `Changes the fields of one ${name} that are named; each is replaced whole.`,
      parameters: [idParameter, ifMatchParameter],
      body: sentBack(draft.partial()),
      answer: { status: 200, summary: 'As it was stored.', schema: stored },
      problems: [400, ...NOT_ALLOWED, 404, 412, 428],
    },
    {
      method: 'DELETE',
      path: one,
      group,
      summary: `Deletes one ${name}, unless something needs it.`,
      parameters: [idParameter, ifMatchParameter],
      answer: { status: 204, summary: 'It is gone.', schema: null },
      problems: [400, ...NOT_ALLOWED, 404, 409, 412, 428],
    },
  ];
}

/** Writing the programme, for those who may. */
export const resourceCalls: ApiCall[] = [
  ...eventResources,
  ...productionResources,
  ...ensembleResources,
  ...seriesResources,
  ...searchResources,
  ...venueResources,
].flatMap(callsOf);
