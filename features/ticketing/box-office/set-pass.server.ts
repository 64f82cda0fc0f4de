import { findPassesOf } from '#features/passes/index.server.ts';
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

/**
 * `TicketingProvider.setPass` of the box office: one transaction, behind the lock of the hold. Its time does not move. Who has the pass
 * puts it in; who orders the cart in the same browser is not asked again.
 */
export function setPass(
  office: Office,
  reference: CartReference,
  wanted: { id: number; userId: number } | null,
): Promise<Result<null, TicketingError>> {
  return runWithRetry(office, async (trx) => {
    const hold = await lockHold(trx, office.engine, reference);
    const now = await office.databaseClock(trx);
    if (hold && isInPayment(hold, now)) return fail({ code: 'IN_PAYMENT' });
    if (!hold || !isAlive(hold, now)) return fail({ code: 'NO_ACTIVE_RESERVATION' });
    if (wanted === null) {
      if (hold.pass_id !== null) await updateHold(trx, hold, { pass_id: null });
      return succeed(null);
    }
    const own = await findPassesOf(trx, wanted.userId);
    const id = own.find((each) => each.id === wanted.id)?.id;
    if (id === undefined) return fail({ code: 'PASS_REFUSED', pass: 'pass-unknown' });
    const lines = (await findLines(trx, hold.id)).filter((line) => saleStop(line, now) === null);
    const { pass } = await priceOfCart(trx, { ...hold, pass_id: id }, lines, { now });
    if (pass?.refusal) return fail({ code: 'PASS_REFUSED', pass: pass.refusal });
    if (hold.pass_id !== id) await updateHold(trx, hold, { pass_id: id });
    return succeed(null);
  });
}
