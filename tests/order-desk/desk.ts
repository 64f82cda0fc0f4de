import { createDemoSale } from '#demo/load-box-office.server.ts';
import {
  createCounterCarts,
  createTicketingProvider,
  type TicketingDependencies,
} from '#features/box-office/sale/index.server.ts';
import type { Order, OrderRequest } from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { writeOrderEmail } from '#features/shop/orders/index.server.ts';
import { fixedDatabaseClock } from '#platform/database/database-clock.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { DatabaseUnavailableError } from '#platform/database/unavailable.server.ts';
import { openTestServices, type TestServices } from '#tests/integration/site-services.ts';
import { CHILD, hall, order, orderRequest } from '#tests/ticketing/box-office.ts';
import { accepted } from '#tests/ticketing/outcomes.ts';

export const HEIKE: Pick<Principal, 'id' | 'role'> = { id: 1, role: 'box_office' };
export const NELE: Pick<Principal, 'id' | 'role'> = { id: 2, role: 'door' };

export const RECEIPT = { means: 'cash', reference: 'K-0017' } as const;

/**
 * Retries as cashiers do who read that the site is busy: on a machine with other work to do, the last of fifty
 * waits longer than the limit for a lock or a connection.
 */
export async function againWhileBusy<T>(press: () => Promise<T>, tries = 5): Promise<T> {
  try {
    return await press();
  } catch (error) {
    if (tries <= 1 || !(error instanceof DatabaseUnavailableError)) throw error;
    return againWhileBusy(press, tries - 1);
  }
}

/** Services whose box office lives by the test's clock on both engines. */
export async function openWithFixedClock(engine: Engine, { demo = false } = {}) {
  const test: TestServices = await openTestServices(engine, { now: '2026-11-20T11:00:00.000Z', demo });
  // PostgreSQL has its own clock, which no test can move.
  const databaseClock = fixedDatabaseClock(test.clock);
  const { config, db, ids, bus, log } = test.services;
  const selling: TicketingDependencies = {
    ...{ config, db, engine, databaseClock, ids, bus, log },
    onOrder: (trx, order, news) => writeOrderEmail(trx, order, news, config),
  };
  const ticketing = createTicketingProvider(selling);
  const counterCarts = createCounterCarts(selling);
  return { test, services: { ...test.services, databaseClock, ticketing, counterCarts } };
}

/** A venue that sells one performance in December, with the services of its box office. */
export async function openDesk(engine: Engine) {
  const { test, services } = await openWithFixedClock(engine);
  const { ticketing } = services;
  await services.db.transaction().execute((trx) =>
    createDemoSale(trx, [
      {
        jetId: 1,
        seatGroups: [hall(20)],
        dateStart: '2026-12-20T14:00:00.000Z',
        dateEnd: '2026-12-20T15:30:00.000Z',
      },
    ]),
  );
  await services.db
    .updateTable('performances')
    .set({ event_starts_at: '2026-12-20T14:00:00.000Z', event_ends_at: '2026-12-20T15:30:00.000Z' })
    .execute();
  return {
    ...test,
    services,
    /** Orders an adult and a child: 15 €. */
    async order(more: Partial<OrderRequest> = {}): Promise<Order> {
      const { reference } = accepted(await ticketing.add(null, order(1, 1)));
      accepted(await ticketing.add(reference, order(1, 1, { saleTypeId: CHILD })));
      const contents = (await ticketing.cart(reference))?.contents ?? '';
      const { secret } = accepted(await ticketing.placeOrder(reference, orderRequest({ contents, ...more })));
      return (await ticketing.order(secret)) as Order;
    },
    orderNow: async ({ secret }: Order) => (await services.ticketing.order(secret)) as Order,
    /** The emails about an order, in the order they were written. */
    async emails({ number }: Order) {
      return services.db
        .selectFrom('outgoing_emails')
        .select(['recipient', 'subject', 'text'])
        .where('about', '=', number)
        .orderBy('id')
        .execute();
    },
    sold: async () => (await services.db.selectFrom('pools').select('sold').executeTakeFirstOrThrow()).sold,
  };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;
