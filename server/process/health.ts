import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Services } from '../services/services.server.ts';

/** `/healthz`: the process answers. `/readyz`: it can serve, which means its database answers. */
export function health({ db, log }: Pick<Services, 'db' | 'log'>): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    try {
      await sql`select 1`.execute(db);
      return c.json({ status: 'ready' });
    } catch (error) {
      log.error({ err: error }, 'the database does not answer');
      return c.json({ status: 'unavailable' }, 503);
    }
  });
  return app;
}
