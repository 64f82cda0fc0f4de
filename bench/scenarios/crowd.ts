import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Tables } from '#features/database.server.ts';
import { migrationsFor } from '#migrations/index.ts';
import { migrateToLatest } from '#platform/database/migrate.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { putOnSale } from '#tests/resilience/buyers.ts';
import { onBothEngines } from '../both-engines.ts';
import { type Figure, percentile } from '../report.ts';
import { startServerProcess } from '../server-process.ts';

const BUYERS = 100;
const SECONDS = 15;
const GOAL_MS = 100;
const PAUSE_MS = 5;
const TOKEN = 'bench-csrf-token-0123456789';
/** Paths others request in the meantime: the liveness check and a page from the cache. */
const WATCHED = ['/healthz', '/de'];

/** A hundred visitors put tickets into carts as fast as they can; others only look, and are not to notice. */
export function crowd(): Promise<Figure[]> {
  return onBothEngines(measure);
}

async function measure(engine: string, url?: string): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'buntspecht-bench-'));
  const database = openDatabase<Tables>({ url, dataDir, onError: () => undefined });
  await migrateToLatest(database.db, migrationsFor(database.engine));
  await putOnSale(database.db);
  await database.close();
  const env = { DATA_DIR: dataDir, DEMO: '0', TRUST_PROXY: '1', ...(url ? { DATABASE_URL: url } : {}) };
  const site = await startServerProcess('server/process/start.js', env, '/readyz');
  for (const address of WATCHED) await ask(address);

  let isOver = false;
  let bought = 0;
  const buyers = Promise.all(Array.from({ length: BUYERS }, (_, buyer) => buyFrom(buyer)));
  const waited = Promise.all(WATCHED.map(watch));
  await wait(SECONDS * 1000);
  isOver = true;
  await buyers;
  const times = await waited;
  await site.stop();
  rmSync(dataDir, { recursive: true });

  async function ask(address: string): Promise<number> {
    const start = performance.now();
    await (await fetch(site.url + address)).arrayBuffer();
    return performance.now() - start;
  }

  async function watch(address: string): Promise<number[]> {
    const all: number[] = [];
    for (; !isOver; await wait(PAUSE_MS)) all.push(await ask(address));
    return all;
  }

  async function buyFrom(buyer: number): Promise<void> {
    for (let visit = 0; !isOver; visit += 1) {
      const response = await fetch(`${site.url}/de/api/shop-cart/`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: `csrftoken=${TOKEN}`,
          'x-csrftoken': TOKEN,
          // Every visit is another visitor to the limits.
          'x-forwarded-for': `10.${buyer}.${visit >> 8}.${visit & 255}`,
        },
        body: JSON.stringify({ event_jet_id: 1, seat_group: 'saal', quantities: [1], sale_type_ids: [1] }),
      });
      await response.arrayBuffer();
      if (response.ok) bought += 1;
    }
  }

  const scenario = `${BUYERS} buyers`;
  return [
    { scenario, what: `${engine}, tickets put into carts`, value: bought / SECONDS, unit: 'per second' },
    ...WATCHED.flatMap((address, index) => {
      const longest = Math.max(...(times[index] ?? []));
      const p95 = percentile(times[index] ?? [], 0.95);
      return [
        { scenario, what: `${engine}, ${address}, p95`, value: p95, unit: 'ms' },
        {
          scenario,
          what: `${engine}, ${address}, longest wait`,
          value: longest,
          unit: 'ms',
          // PostgreSQL works on its own cores in a venue; here it shares them with everything else.
          ...(url === undefined ? { goal: `< ${GOAL_MS} ms`, reached: longest < GOAL_MS } : {}),
        },
      ];
    }),
  ];
}
