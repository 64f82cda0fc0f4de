import { priceSum } from '#features/prices/index.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { TicketingError } from '../errors.ts';
import type { OrderRequest } from '../order.ts';
import { isPayableBy } from '../payment-methods.ts';
import { contentsOf } from './cart-contents.server.ts';
import { type HeldLine, startOf } from './line-store.server.ts';
import { isOnSale, saleClosed } from './sale.ts';

/** Why what a cart holds cannot be bought as it was asked for. `isOnlineOffered`: it may be paid at a provider. */
export function refusalToSell(
  lines: HeldLine[],
  { contents, paymentMethod, isTest, customer }: OrderRequest,
  { now, isOnlineOffered }: { now: Instant; isOnlineOffered: boolean },
): TicketingError | null {
  const closed = lines.filter((line) => !isOnSale(line, now));
  if (closed.length > 0) return saleClosed(closed, now);
  if (lines.length === 0 || contents !== contentsOf(lines)) return { code: 'CART_CHANGED' };
  const starts = lines.flatMap((line) => startOf(line) ?? []).toSorted();
  const toBePaid = {
    totalCents: priceSum(lines).totalCents,
    isTest,
    hasAccount: customer.userId !== null,
    isOnlineOffered,
    firstStart: starts[0] ?? null,
  };
  return isPayableBy(paymentMethod, toBePaid, now) ? null : { code: 'PAYMENT_CLOSED' };
}
