import { countCouponUse } from '#features/box-office/prices/index.server.ts';
import type { OrderRequest, TicketingError } from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import { type CartPrice, personHashOf } from './cart-price.server.ts';

interface Claim {
  price: CartPrice;
  request: Pick<OrderRequest, 'customer' | 'isTest'>;
  /** The cart that is being paid, or the order. */
  holdId: number | null;
  orderId: number | null;
  now: Instant;
}

/** Counts a use of the coupon of a cart, where it lowered a price. Tests use none up. */
export async function claimCoupon(
  trx: Trx,
  { price: { coupon, prices }, request, holdId, orderId, now }: Claim,
): Promise<Result<null, TicketingError>> {
  if (!coupon || coupon.refusal !== null || request.isTest) return succeed(null);
  const isUsed = await countCouponUse(trx, {
    coupon,
    holdId,
    orderId,
    personHash: personHashOf(request.customer.email),
    cents: prices.reductionCents,
    now,
  });
  return isUsed ? succeed(null) : fail({ code: 'COUPON_REFUSED', coupon: 'coupon-used-up' });
}
