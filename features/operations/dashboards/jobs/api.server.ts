import { Hono } from 'hono';
import { z } from 'zod';
import { permitted, type WithPrincipal } from '#features/core/access/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { json } from '#platform/http/answer.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { findJobs } from '#platform/jobs/job-store.server.ts';

const text = z.string();
const job = z.strictObject({
  name: text,
  due_at: text,
  started_at: text.nullable(),
  ended_at: text.nullable(),
  error: text.nullable(),
  is_running: z.boolean(),
});

/** `GET /admin/jobs/`: which jobs there are, when each is due and how it went the last time (docs/decisions/0029). */
export function jobsApi({ db }: { db: Db }) {
  const app = new Hono<WithPrincipal>({ strict: false });
  const call = callsOn(app, {
    group: 'For the admin area',
    caller: permitted('manage-settings'),
    cacheControl: 'private, no-store',
  });
  call(
    'GET /admin/jobs/',
    {
      summary: 'What runs by itself, when it is due and how it went the last time.',
      answer: json('All jobs.', z.array(job)),
    },
    async () => {
      const jobs = await findJobs(db);
      return jobs.map(({ holder, held_until: _, ...job }) => ({ ...job, is_running: holder !== null }));
    },
  );
  return app;
}
