import { z } from 'zod';
import type { ApiCall } from './api-call.server.ts';
import { idParameter, shortListParameters } from './parameters.server.ts';

/** The two calls of a list that is answered as an array (`shortList`): all of it, and one by its id. */
export function shortListCalls({
  path,
  group,
  summary,
  one,
  schema,
}: Pick<ApiCall, 'path' | 'group' | 'summary'> & {
  /** Summary of a single entry, `One room.` */
  one: string;
  schema: z.ZodType;
}): ApiCall[] {
  return [
    {
      method: 'GET',
      path,
      group,
      summary,
      parameters: shortListParameters,
      answer: {
        status: 200,
        summary: 'In their order; Link leads to further ones.',
        schema: z.array(schema),
      },
      problems: [400],
    },
    {
      method: 'GET',
      path: `${path}{id}/`,
      group,
      summary: one,
      parameters: [idParameter],
      answer: { status: 200, summary: one, schema },
      problems: [400, 404],
    },
  ];
}
