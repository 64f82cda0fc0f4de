import { statfs } from 'node:fs/promises';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { z } from 'zod';
import { currentWriteFailure } from '#platform/database/unavailable.server.ts';
import { file, json } from '#platform/http/answer.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { anyone } from '#platform/http/inputs.server.ts';
import type { Services } from '../services/services.server.ts';

/** With less the next write fails; SQLite writes to its log before its file. */
const FREE_BYTES_NEEDED = 20_000_000;

/** `/healthz`: the process answers. `/readyz`: it can serve, which means its database answers and can be written. */
export function health({ db, log, config }: Pick<Services, 'db' | 'log' | 'config'>): Hono {
  const app = new Hono();
  const call = callsOn(app, { group: 'Machines', caller: anyone, isBare: true });
  call(
    'GET /healthz',
    {
      summary: 'Whether the process answers.',
      answer: json('It does.', z.strictObject({ status: z.literal('ok') })),
    },
    () => ({ status: 'ok' as const }),
  );
  call(
    'GET /readyz',
    {
      summary: 'Whether it can serve: its database answers.',
      answer: file('It can.', 'application/json', z.strictObject({ status: z.literal('ready') })),
      problems: [503],
    },
    async (c) => {
      try {
        await sql`select 1`.execute(db);
        const cause = currentWriteFailure() ?? (await fullDisk(config));
        return cause ? c.json({ status: 'unavailable', cause }, 503) : c.json({ status: 'ready' });
      } catch (error) {
        log.error({ err: error }, 'health check failed: no answer from the database');
        return c.json({ status: 'unavailable' }, 503);
      }
    },
  );
  return app;
}

/** The folder of the data has no room left, where the database lies in it or files do. */
async function fullDisk({ dataDir }: Pick<Services['config'], 'dataDir'>): Promise<'disk_full' | null> {
  const disk = await statfs(dataDir).catch(() => null);
  return disk && disk.bavail * disk.bsize < FREE_BYTES_NEEDED ? 'disk_full' : null;
}
