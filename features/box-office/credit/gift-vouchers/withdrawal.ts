import type { OrderVoucher } from '#features/box-office/ticketing/index.ts';
import { addDays, type Day, dayOf, type Instant, weekdayOf } from '#lib/venue-time.ts';

/** Days of the German right of withdrawal from distance contracts, from the day after the purchase (§§ 355, 356, 187 BGB). */
const WITHDRAWN_WITHIN_DAYS = 14;
const [SATURDAY, SUNDAY] = [6, 7];

/** Facts that decide if a withdrawal is possible. */
interface Bought {
  isTest: boolean;
  placedAt: Instant;
  voucher: Pick<OrderVoucher, 'state' | 'issued'>;
}

/** The last day on which one can withdraw. A term that ends at a weekend ends on the Monday after it (§ 193 BGB). */
export function withdrawnUntil(placedAt: Instant): Day {
  const last = addDays(dayOf(placedAt), WITHDRAWN_WITHIN_DAYS);
  const weekday = weekdayOf(last);
  return addDays(last, weekday === SATURDAY ? 2 : weekday === SUNDAY ? 1 : 0);
}

/**
 * Tells if the buyer of a voucher may withdraw from the contract: within the term, as long as nobody has redeemed it
 * (docs/product/gift-vouchers.md#withdrawing).
 */
export function isWithdrawable(
  { isTest, placedAt, voucher: { state, issued } }: Bought,
  now: Instant,
): boolean {
  return !isTest && state === 'valid' && !issued?.isRedeemed && dayOf(now) <= withdrawnUntil(placedAt);
}
