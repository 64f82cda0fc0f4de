import { expect, it } from 'vitest';
import { operationWords } from '#admin/words/messages/operation.ts';
import { jobsOf } from '#server/services/jobs.ts';
import type { Services } from '#server/services/services.server.ts';

it('every job has a name in the venue’s words', () => {
  const names = jobsOf({} as Services).map(({ name }) => `job_${name}`);
  expect(names.filter((name) => !Object.hasOwn(operationWords, name))).toEqual([]);
});
