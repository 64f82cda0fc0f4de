import type { Order } from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import { hashPassword, insertUser } from '#features/people/accounts/index.server.ts';
import { recordPayment } from '#features/shop/desk/index.server.ts';
import { addMinutes } from '#lib/venue-instant.ts';
import { systemClock } from '#platform/clock.ts';
import { parseConfig } from '#platform/config.server.ts';
import { openServices, type Services } from '#server/services/services.server.ts';
import { putOnSale } from '#tests/resilience/buyers.ts';
import { order, orderRequest } from '#tests/ticketing/box-office.ts';
import { accepted } from '#tests/ticketing/outcomes.ts';
import { stageProduction } from '#tests/ticketing/production.ts';

/** Account of staff in the measured venues. */
export const STAFF = { email: 'tuer@post.example', password: 'only-for-measuring-doors' };

/** Returns the environment for the site of a measurement: in a separate folder, or on a PostgreSQL database. */
export function siteEnvironment(dataDir: string, url: string | undefined): Record<string, string> {
  return { DATA_DIR: dataDir, DEMO: '0', TRUST_PROXY: '1', ...(url ? { DATABASE_URL: url } : {}) };
}

/** Opens a venue with one performance on sale and somebody at its door, and closes it again when `act` has done its part. */
export async function withNewSite<T>(
  env: Record<string, string>,
  act: (services: Services) => Promise<T>,
): Promise<T> {
  const services = await openServices(parseConfig({ ...env, LOG_LEVEL: 'silent' }));
  try {
    await putOnShow(services.db);
    await insertUser(services.db, {
      ...{ firstName: 'Nele', lastName: 'Tür', email: STAFF.email, role: 'box_office' },
      ...{ passwordHash: await hashPassword(STAFF.password), createdAt: systemClock.now() },
    });
    return await act(services);
  } finally {
    await services.close();
  }
}

/** Puts one performance on sale and into the calendar: pages and tickets have a title and an artwork for it. */
export async function putOnShow(db: Db): Promise<void> {
  await putOnSale(db);
  const dateStart = addMinutes(systemClock.now(), 24 * 60);
  await stageProduction(db, [{ jetId: 1, dateStart, dateEnd: addMinutes(dateStart, 60) }]);
}

/** An order of the performance that was paid at the box office. */
export async function soldOrder(services: Services, quantity: number): Promise<Order> {
  const { ticketing, db } = services;
  const { reference } = accepted(await ticketing.add(null, order(1, quantity)));
  const contents = (await ticketing.cart(reference))?.contents ?? '';
  const { secret, number } = accepted(await ticketing.placeOrder(reference, orderRequest({ contents })));
  const cents = (await ticketing.order(secret))?.sum.totalCents ?? 0;
  const staff = await db.selectFrom('users').select(['id', 'role']).executeTakeFirstOrThrow();
  const paid = { means: 'cash', reference: `K-${number}`, cents } as const;
  const recorded = await recordPayment(services, staff, number, paid);
  if (!recorded.ok) throw new Error(`Not paid: ${JSON.stringify(recorded.error)}`);
  return (await ticketing.order(secret)) as Order;
}
