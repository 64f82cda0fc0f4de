import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createTicketingProvider } from '#features/box-office/sale/index.server.ts';
import type { Tables } from '#features/database.server.ts';
import { migrationsFor } from '#migrations/index.ts';
import { systemClock } from '#platform/clock.ts';
import { databaseClockFor } from '#platform/database/database-clock.server.ts';
import { migrateToLatest } from '#platform/database/migrate.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { createLocalEventBus } from '#platform/events/event-bus.server.ts';
import { randomIds } from '#platform/ids.server.ts';
import { createLog } from '#platform/log.server.ts';
import { order } from '#tests/ticketing/box-office.ts';
import { crowd, putOnSale } from './buyers.ts';
import { IS_FULL } from './size.ts';
import { startNode } from './start-node.ts';

const BUYERS = 100;
const SECONDS = 20;
const LONGEST_SILENCE_MS = 250;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'crowd-'));
  closing.push(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function openOnSale(dataDir: string) {
  const database = openDatabase<Tables>({ dataDir, onError: () => undefined });
  await migrateToLatest(database.db, migrationsFor('sqlite'));
  await putOnSale(database.db);
  return database;
}

describe('a crowd that buys on SQLite', () => {
  it('lets the process turn to everybody else between two of them', async () => {
    const { db, engine, close } = await openOnSale(temporaryFolder());
    closing.push(close);
    const tickets = createTicketingProvider({
      db,
      engine,
      databaseClock: databaseClockFor(engine, systemClock),
      ids: randomIds,
      bus: createLocalEventBus(),
      log: createLog('silent'),
      config: { shopUrl: undefined },
    });
    let served = 0;
    const buying = Array.from({ length: BUYERS }, () =>
      tickets.add(null, order(1, 1, { seatGroup: 'saal' })).then((outcome) => {
        expect(outcome.ok).toBe(true);
        served += 1;
      }),
    );
    const servedInOneTurn: number[] = [];
    const servedWhileReading: number[] = [];
    while (served < BUYERS) {
      const before = served;
      await turn();
      servedInOneTurn.push(served - before);
      const beforeReading = served;
      await tickets.summaries([1]);
      servedWhileReading.push(served - beforeReading);
    }
    await Promise.all(buying);
    expect(Math.max(...servedInOneTurn)).toBeLessThanOrEqual(2);
    expect(Math.max(...servedWhileReading)).toBeLessThanOrEqual(2);
  });

  it.runIf(IS_FULL)(
    'never delays health checks',
    async () => {
      const dataDir = temporaryFolder();
      await (await openOnSale(dataDir)).close();
      const node = await startNode({ DATA_DIR: dataDir, DEMO: '0' });
      const buyers = crowd(node.url, BUYERS);
      const silences: number[] = [];
      const end = performance.now() + SECONDS * 1000;
      while (performance.now() < end) {
        const asked = performance.now();
        await (await fetch(`${node.url}/healthz`)).arrayBuffer();
        silences.push(performance.now() - asked);
        await wait(10);
      }
      await buyers.stop();
      await node.stop();
      expect(buyers.answers.filter(({ status }) => status === 200).length).toBeGreaterThan(BUYERS);
      expect(Math.max(...silences)).toBeLessThan(LONGEST_SILENCE_MS);
    },
    120_000,
  );
});
