import type { Office } from '#features/box-office/holds/index.server.ts';
import {
  findLines,
  type Hold,
  isAlive,
  isInPayment,
  lockHold,
  runWithRetry,
  updateHold,
} from '#features/box-office/holds/index.server.ts';
import { buyableLines } from '#features/box-office/ticketing/index.server.ts';
import type { CartReference, TicketingError } from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import { type CartPrice, priceOfCart } from './cart-price.server.ts';

/** Terms of a cart besides money: its coupon, its pass. */
type Terms = Pick<Hold, 'coupon_id'> | Pick<Hold, 'pass_id'>;

/**
 * Sets or removes a coupon or a pass of an active cart: one transaction, behind the lock of the hold. Its expiry does not
 * change.
 * @param wanted finds the new value, or the reason of its refusal
 * @param refusalOf checks it against the resulting price
 */
export function changeCartTerms<T extends Terms>(
  office: Office,
  reference: CartReference,
  wanted: (trx: Trx) => Promise<Result<T, TicketingError>>,
  refusalOf: (price: CartPrice) => TicketingError | null,
): Promise<Result<null, TicketingError>> {
  return runWithRetry(office, async (trx) => {
    const hold = await lockHold(trx, office.engine, reference);
    const now = await office.databaseClock(trx);
    if (hold && isInPayment(hold, now)) return fail({ code: 'IN_PAYMENT' });
    if (!hold || !isAlive(hold, now)) return fail({ code: 'NO_ACTIVE_RESERVATION' });
    const found = await wanted(trx);
    if (!found.ok) return found;
    const terms: Partial<Pick<Hold, 'coupon_id' | 'pass_id'>> = found.value;
    const refusal = refusalOf(await priceIn(trx, { ...hold, ...terms }, now));
    if (refusal) return fail(refusal);
    const before: Partial<Hold> = hold;
    if (Object.entries(terms).some(([name, id]) => before[name as keyof Hold] !== id))
      await updateHold(trx, hold, terms);
    return succeed(null);
  });
}

async function priceIn(trx: Trx, hold: Hold, now: Instant): Promise<CartPrice> {
  const lines = buyableLines(await findLines(trx, hold.id), now);
  return priceOfCart(trx, hold, lines, { now });
}
