import type { ApiCall as DescribedCall } from '#platform/http/api-call.server.ts';

export type { ApiParameter } from '#platform/http/api-call.server.ts';

/** A call that is described apart from its handler. */
export type ApiCall = Pick<DescribedCall, 'method' | 'path' | 'group' | 'summary' | 'answer'> &
  Partial<DescribedCall>;
