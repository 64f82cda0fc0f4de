import { Hono } from 'hono';
import { requirePermission, type WithPrincipal } from '#features/core/access/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { findJobs } from '#platform/jobs/job-store.server.ts';

/** `GET /admin/jobs/`: which jobs there are, when each is due and how it went the last time (docs/decisions/0029). */
export function jobsApi({ db }: { db: Db }) {
  return new Hono<WithPrincipal>({ strict: false }).get('/admin/jobs', async (c) => {
    await requirePermission(c.get('principal'), 'manage-settings');
    c.header('cache-control', 'private, no-store');
    const jobs = await findJobs(db);
    return c.json(jobs.map(({ holder, held_until: _, ...job }) => ({ ...job, is_running: holder !== null })));
  });
}
