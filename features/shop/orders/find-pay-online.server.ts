import { findOpenPaymentOfOrder } from '#features/box-office/order-store/index.server.ts';
import { isOnlineOffered } from '#features/box-office/payments/index.server.ts';
import { type Order, payableOnlineCents } from '#features/box-office/ticketing/index.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';

export type PayOnlineServices = Parameters<typeof isOnlineOffered>[0] & {
  db: Db;
  databaseClock: DatabaseClock;
};

/**
 * Reads whether an order can be paid online now (docs/product/checkout.md#paying-an-order-online). A payment that was started in time
 * can be finished after the last moment.
 */
export async function findPayOnline(
  services: PayOnlineServices,
  order: Order,
  now: Instant,
): Promise<'offered' | 'processing' | null> {
  if (order.isTest || !isOnlineOffered(services, false)) return null;
  const open = await findOpenPaymentOfOrder(services.db, order.number);
  if (open?.state === 'processing') return 'processing';
  if (open && !open.isOutdated && now < open.endsAt) return 'offered';
  const { seller } = await findSettings(services.db);
  const cents = payableOnlineCents(order, { now, isTransferOffered: Boolean(seller?.iban) });
  return cents > 0 ? 'offered' : null;
}
