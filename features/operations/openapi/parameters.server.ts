import type { ApiParameter } from '#platform/http/api-call.server.ts';
import { pagingParameters as parametersOfPaging } from '#platform/http/inputs.server.ts';
import { idSchema } from '#platform/http/list-request.server.ts';

export { numberParameter } from '#platform/http/inputs.server.ts';

export const pagingParameters = parametersOfPaging();

/** The number at the end of an address. */
export const idParameter: ApiParameter = {
  name: 'id',
  in: 'path',
  summary: 'The number of what is asked for.',
  schema: idSchema.shape.id,
  example: '1',
};
