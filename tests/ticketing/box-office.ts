import pg from 'pg';
import { createDemoSale, type DemoSale } from '#demo/load-box-office.server.ts';
import type { Guard } from '#features/box-office/holds/dependencies.server.ts';
import { createTicketingProvider } from '#features/box-office/sale/index.server.ts';
import type { OrderRequest, TicketingProvider } from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import { createFixedClock } from '#platform/clock.ts';
import { fixedDatabaseClock } from '#platform/database/database-clock.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { type ChangeEvent, createLocalEventBus } from '#platform/events/event-bus.server.ts';
import { createCountingIds } from '#platform/ids.server.ts';
import { createLog } from '#platform/log.server.ts';
import { openTestDatabase } from '#tests/database/engines.ts';

const EMPTIED = [
  'online_payments',
  'payments',
  'cancellation_documents',
  'invoices',
  'invoice_counters',
  'coupon_uses',
  'credit_entries',
  'credit_claims',
  'credit_accounts',
  'pass_entries',
  'pass_claims',
  'orders',
  'idempotency_keys',
  'waiting_entries',
  'holds',
  'coupons',
  'pass_kinds',
  'pools',
  'performances',
  'price_lists',
] as const;

export const NOON = '2026-11-20T11:00:00.000Z';

/** A box office over its own database, with a clock that stands until it is moved. */
export async function openBoxOffice(engine: Engine, { poolSize = 5 } = {}) {
  const database = await openTestDatabase(engine, { poolSize });
  const clock = createFixedClock(NOON);
  const bus = createLocalEventBus();
  const events: ChangeEvent[] = [];
  bus.subscribe((event) => events.push(event));
  const dependencies = {
    db: database.db,
    engine,
    databaseClock: fixedDatabaseClock(clock),
    ids: createCountingIds('cart'),
    bus,
    log: createLog('silent'),
    config: { shopUrl: undefined },
  };
  return {
    ...database,
    async close() {
      await database.db.destroy();
      if (database.url !== null) await untilNobodyIsConnected(database.url);
      await database.close();
    },
    clock,
    events,
    dependencies,
    tickets: createTicketingProvider(dependencies),
    /** Resets the shop. */
    async clear() {
      for (const table of EMPTIED) await database.db.deleteFrom(table).execute();
      clock.set(NOON);
      events.length = 0;
    },
    /** The same box office with another guard, or none. */
    unguarded: (guard: Partial<Guard>): TicketingProvider =>
      createTicketingProvider({ ...dependencies, guard }),
    sell: (...sales: (Partial<DemoSale> & { jetId: number })[]) => sell(database.db, sales),
  };
}

/** A pool has ended a little before its connections have; dropping the database would break those, and fail the test. */
async function untilNobodyIsConnected(url: string): Promise<void> {
  const server = new URL(url);
  const name = server.pathname.slice(1);
  server.pathname = '/postgres';
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  for (let isFree = false; !isFree; ) {
    const { rows } = await client.query('select 1 from pg_stat_activity where datname = $1', [name]);
    isFree = rows.length === 0;
  }
  await client.end();
}

export type TestBoxOffice = Awaited<ReturnType<typeof openBoxOffice>>;

/** Puts dates on sale, in a hundred places and on a Saturday unless said otherwise. */
export async function sell(db: Db, sales: (Partial<DemoSale> & { jetId: number })[]): Promise<void> {
  const usual = {
    seatGroups: [hall(100)],
    dateStart: '2026-11-21T14:00:00.000Z',
    dateEnd: '2026-11-21T15:30:00.000Z',
  };
  await db.transaction().execute((trx) =>
    createDemoSale(
      trx,
      sales.map((sale) => ({ ...usual, ...sale })),
    ),
  );
}

/** Full price (sale type 1), child (2), family card that takes four places (3), free companion (4). */
export function hall(capacity: number, code = 'HALL'): DemoSale['seatGroups'][number] {
  return {
    code,
    name: { de: 'Saal', en: 'Hall' },
    capacity,
    prices: [
      { name: { de: 'Erwachsene', en: 'Adult' }, cents: 900 },
      { name: { de: 'Kind', en: 'Child' }, cents: 600 },
      { name: { de: 'Familienkarte', en: null }, cents: 2400, units: 4 },
      { name: { de: 'Begleitung', en: null }, cents: 0 },
    ],
  };
}

export const ADULT = 1;
export const CHILD = 2;
export const FAMILY = 3;

/** An order in the fewest words. */
export function order(
  jetId: number,
  quantity: number,
  more: Partial<{ saleTypeId: number; seatGroup: string; blockId: number }> = {},
) {
  return {
    jetId,
    seatGroup: more.seatGroup ?? null,
    blockId: more.blockId ?? null,
    tickets: [{ saleTypeId: more.saleTypeId ?? ADULT, quantity }],
  };
}

/** Returns a minimal order request, as the customer agreed to it. */
export function orderRequest(more: Partial<OrderRequest> = {}): OrderRequest {
  return {
    customer: { firstName: 'Svenja', lastName: 'Kühnel', email: 'svenja@post.example', userId: null },
    language: 'de',
    paymentMethod: 'box-office',
    isTest: false,
    contents: '',
    ...more,
  };
}
