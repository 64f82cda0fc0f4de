import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDemoSale } from '#demo/load-box-office.server.ts';
import { createTicketingProvider } from '#features/box-office/sale/index.server.ts';
import type { TicketingProvider } from '#features/box-office/ticketing/index.ts';
import type { Db, Tables } from '#features/database.server.ts';
import { addMinutes } from '#lib/venue-instant.ts';
import { migrationsFor } from '#migrations/index.ts';
import { systemClock } from '#platform/clock.ts';
import { databaseClockFor } from '#platform/database/database-clock.server.ts';
import { migrateToLatest } from '#platform/database/migrate.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { createLocalEventBus } from '#platform/events/event-bus.server.ts';
import { randomIds } from '#platform/ids.server.ts';
import { createLog } from '#platform/log.server.ts';
import { rectangle, seat } from '#tests/seating/halls.ts';
import { onBothEngines } from '../both-engines.ts';
import { type Figure, percentile } from '../report.ts';

const CLIENTS = 64;
const ROWS = 25;
const SEATS_PER_ROW = 40;
const HALL = ROWS * SEATS_PER_ROW;
/** Refusals in a row after which a client has seen that nothing for it is left. */
const PATIENCE = 8;
const PICKS = 100;
const LARGE = { rows: 50, seatsPerRow: 60 };

/** A hall of 1,000 seats is sold to parties of one to six until it is full, and read as visitors of its plan do. */
export function seats(): Promise<Figure[]> {
  return onBothEngines(measure);
}

async function measure(engine: string, url?: string): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'buntspecht-bench-'));
  const database = openDatabase<Tables>({ url, dataDir, onError: () => undefined });
  await migrateToLatest(database.db, migrationsFor(database.engine));
  await putOnSale(database.db);
  const tickets = createTicketingProvider({
    ...{
      db: database.db,
      engine: database.engine,
      databaseClock: databaseClockFor(database.engine, systemClock),
    },
    ...{
      ids: randomIds,
      bus: createLocalEventBus(),
      log: createLog('silent'),
      config: { shopUrl: undefined },
    },
  });
  const picks = await pickInHalfFullHall(tickets);
  const sale = await sellOut(tickets);
  const claims = await database.db
    .selectFrom('seat_claims')
    .select('seat_id')
    .where('performance_id', '=', 1)
    .execute();
  const states: number[] = [];
  let bytes = 0;
  for (let count = 0; count < PICKS; count += 1) {
    const start = performance.now();
    const answer = await tickets.seating?.states(3, null);
    states.push(performance.now() - start);
    bytes = answer?.states.length ?? 0;
  }
  const single = (await tickets.seating?.states(1, null))?.states ?? '';
  await database.close();
  rmSync(dataDir, { recursive: true });
  const figure = (what: string, value: number, unit: string, goal: string, reached: boolean): Figure => ({
    ...{ scenario: 'seats', what: `${engine}, ${what}`, value, unit, goal, reached },
  });
  const p95 = percentile(sale.times, 0.95);
  const pick = percentile(picks, 0.95);
  const sold = (claims.length / HALL) * 100;
  const orphans = (singlesIn(single) / HALL) * 100;
  const doubles = claims.length - new Set(claims.map(({ seat_id }) => seat_id)).size;
  const read = percentile(states, 0.95);
  return [
    figure('four in a half full hall of 1,000, p95', pick, 'ms', '< 15 ms', pick < 15),
    figure(`${CLIENTS} clients, adds`, sale.perMinute, 'per minute', '≥ 1500', sale.perMinute >= 1500),
    figure(`${CLIENTS} clients, p95`, p95, 'ms', '< 500 ms', p95 < 500),
    figure('seats sold twice', doubles, 'seats', '0', doubles === 0),
    figure('refused though seats were connected', sale.wrong, 'calls', '0', sale.wrong === 0),
    figure('sold in the end', sold, '%', '≥ 97 %', sold >= 97),
    figure('single seats in the end', orphans, '%', '≤ 1 %', orphans <= 1),
    figure('states of 3,000 seats', bytes, 'bytes', '< 4000', bytes < 4000),
    figure('states of 3,000 seats, p95', read, 'ms', '< 5 ms', read < 5),
  ];
}

const order = (jetId: number, quantity: number) => ({
  ...{ jetId, seatGroup: null, blockId: null },
  tickets: [{ saleTypeId: 1, quantity }],
});

/** Milliseconds of a whole call for four, one after the other, in a hall that is half full. */
async function pickInHalfFullHall(tickets: TicketingProvider): Promise<number[]> {
  for (let sold = 0; sold < HALL / 2; sold += 5) await tickets.add(null, order(2, 5));
  const times: number[] = [];
  for (let count = 0; count < PICKS; count += 1) {
    const start = performance.now();
    await tickets.add(null, order(2, 4));
    times.push(performance.now() - start);
  }
  return times;
}

/** Sells to parties of one to six until nobody finds seats any more. */
async function sellOut(tickets: TicketingProvider) {
  const times: number[] = [];
  let [added, wrong] = [0, 0];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (let visit = 0, refusals = 0; refusals < PATIENCE; visit += 1) {
        const quantity = ((client * 7 + visit * 5) % 6) + 1;
        const before = performance.now();
        const outcome = await tickets.add(null, order(1, quantity));
        times.push(performance.now() - before);
        if (outcome.ok) added += 1;
        else if ((outcome.error.adjacent?.largest ?? 0) >= quantity) wrong += 1;
        refusals = outcome.ok ? 0 : refusals + 1;
      }
    }),
  );
  return { times, wrong, perMinute: (added * 60_000) / (performance.now() - start) };
}

/** Free seats without a free neighbour, by the states of a hall row by row. */
function singlesIn(states: string): number {
  const rows = Array.from({ length: ROWS }, (_, row) =>
    states.slice(row * SEATS_PER_ROW, (row + 1) * SEATS_PER_ROW),
  );
  return rows.flatMap((row) => row.split('x')).filter((run) => run.length === 1).length;
}

async function putOnSale(db: Db): Promise<void> {
  const dateStart = addMinutes(systemClock.now(), 24 * 60);
  const name = { de: 'Saal', en: 'Hall' };
  const date = { dateStart, dateEnd: addMinutes(dateStart, 60) };
  const seatGroups = [{ code: 'saal', name, capacity: 1, prices: [{ name, cents: 900 }] }];
  await db.transaction().execute((trx) =>
    createDemoSale(
      trx,
      [1, 2, 3].map((jetId) => ({ jetId, ...date, seatGroups })),
    ),
  );
  for (const jetId of [1, 2]) await seat(db, jetId, rectangle(ROWS, SEATS_PER_ROW, { aislesAfter: [20] }));
  await seat(db, 3, rectangle(LARGE.rows, LARGE.seatsPerRow, { aislesAfter: [30] }));
}
