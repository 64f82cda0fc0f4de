import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDemoSale } from '#demo/load-box-office.server.ts';
import type { Tables } from '#features/database.server.ts';
import { addMinutes } from '#lib/venue-instant.ts';
import { migrationsFor } from '#migrations/index.ts';
import { systemClock } from '#platform/clock.ts';
import { migrateToLatest } from '#platform/database/migrate.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { onBothEngines } from '../both-engines.ts';
import { type Figure, percentile } from '../report.ts';
import { startServerProcess } from '../server-process.ts';

const CLIENTS = 50;
const SECONDS = 15;
const GOAL_PER_MINUTE = 3000;
const GOAL_P95_MS = 500;
const CAPACITY = 100_000;
const TOKEN = 'bench-csrf-token-0123456789';

/** Fifty visitors put a ticket of one performance into new carts, over and over, through the whole server. */
export function addToCart(): Promise<Figure[]> {
  return onBothEngines(measure);
}

async function measure(engine: string, url?: string): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'buntspecht-bench-'));
  await putOnSale(dataDir, url);
  const env = { DATA_DIR: dataDir, DEMO: '0', TRUST_PROXY: '1', ...(url ? { DATABASE_URL: url } : {}) };
  const site = await startServerProcess('server/process/start.js', env, '/readyz');
  const answers = { times: [] as number[], added: 0, failed: 0 };
  const end = performance.now() + SECONDS * 1000;
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => visitor(client)));
  await site.stop();

  async function visitor(client: number): Promise<void> {
    for (let visit = 0; performance.now() < end; visit += 1) {
      const start = performance.now();
      const response = await fetch(`${site.url}/de/api/shop-cart/`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: `csrftoken=${TOKEN}`,
          'x-csrftoken': TOKEN,
          // Every visit is another visitor to the rate limit.
          'x-forwarded-for': `10.${client}.${visit >> 8}.${visit & 255}`,
        },
        body: JSON.stringify({ event_jet_id: 1, seat_group: 'saal', quantities: [1], sale_type_ids: [1] }),
      });
      await response.arrayBuffer();
      answers.times.push(performance.now() - start);
      if (response.ok) answers.added += 1;
      else answers.failed += 1;
    }
  }

  const perMinute = (answers.added * 60) / SECONDS;
  const p95 = percentile(answers.times, 0.95);
  const hasGoal = url !== undefined;
  return [
    {
      scenario: 'add to cart',
      what: `${engine}, one performance, ${CLIENTS} clients`,
      value: perMinute,
      unit: 'per minute',
      ...(hasGoal ? { goal: `≥ ${GOAL_PER_MINUTE}`, reached: perMinute >= GOAL_PER_MINUTE } : {}),
    },
    {
      scenario: 'add to cart',
      what: `${engine}, p95`,
      value: p95,
      unit: 'ms',
      ...(hasGoal ? { goal: `< ${GOAL_P95_MS} ms`, reached: p95 < GOAL_P95_MS } : {}),
    },
    {
      scenario: 'add to cart',
      what: `${engine}, refused or failed`,
      value: answers.failed,
      unit: 'calls',
      goal: '0',
      reached: answers.failed === 0,
    },
  ];
}

async function putOnSale(dataDir: string, url: string | undefined): Promise<void> {
  const database = openDatabase<Tables>({
    url,
    dataDir,
    onError: (error) => {
      throw error;
    },
  });
  await migrateToLatest(database.db, migrationsFor(database.engine));
  const dateStart = addMinutes(systemClock.now(), 24 * 60);
  const name = { de: 'Saal', en: 'Hall' };
  await inTransaction(database.db, (trx) =>
    createDemoSale(trx, [
      {
        jetId: 1,
        dateStart,
        dateEnd: addMinutes(dateStart, 60),
        seatGroups: [{ code: 'saal', name, capacity: CAPACITY, prices: [{ name, cents: 900 }] }],
      },
    ]),
  );
  await database.close();
}
