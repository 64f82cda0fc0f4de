import { couponCode, findCouponId } from '#features/coupons/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { TicketingError } from '../errors.ts';
import type { CartReference } from '../provider.ts';
import { priceOfCart } from './cart-price.server.ts';
import type { Office } from './dependencies.server.ts';
import { lockHold, updateHold } from './hold-store.server.ts';
import { findLines } from './line-store.server.ts';
import { isAlive, isInPayment } from './reservation.ts';
import { runWithRetry } from './run-with-retry.server.ts';
import { saleStop } from './sale.ts';

/** `TicketingProvider.setCoupon` of the box office: one transaction, behind the lock of the hold. Its time does not move. */
export function setCoupon(
  office: Office,
  reference: CartReference,
  typed: string | null,
): Promise<Result<null, TicketingError>> {
  return runWithRetry(office, async (trx) => {
    const hold = await lockHold(trx, office.engine, reference);
    const now = await office.databaseClock(trx);
    if (hold && isInPayment(hold, now)) return fail({ code: 'IN_PAYMENT' });
    if (!hold || !isAlive(hold, now)) return fail({ code: 'NO_ACTIVE_RESERVATION' });
    if (typed === null) {
      if (hold.coupon_id !== null) await updateHold(trx, hold, { coupon_id: null });
      return succeed(null);
    }
    const code = couponCode(typed);
    const id = code === null ? null : await findCouponId(trx, code);
    if (id === null) return fail({ code: 'COUPON_REFUSED', coupon: 'coupon-unknown' });
    const lines = (await findLines(trx, hold.id)).filter((line) => saleStop(line, now) === null);
    const { coupon } = await priceOfCart(trx, { ...hold, coupon_id: id }, lines, { now });
    if (coupon?.refusal) return fail({ code: 'COUPON_REFUSED', coupon: coupon.refusal });
    if (hold.coupon_id !== id) await updateHold(trx, hold, { coupon_id: id });
    return succeed(null);
  });
}
