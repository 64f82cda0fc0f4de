import { fail, type Result, succeed } from '#lib/result.ts';
import type { TicketingError } from '../errors.ts';
import type { CartReference } from '../provider.ts';
import { attempt } from './attempt.server.ts';
import type { Office } from './dependencies.server.ts';
import { lockHold, updateHold } from './hold-store.server.ts';
import { expiryFrom, isAlive, MAX_RENEWALS } from './reservation.ts';

/** Another 15 minutes from now, ten times at most (requirements, section 1 "Reservation"). */
export function renewCart(office: Office, reference: CartReference): Promise<Result<null, TicketingError>> {
  return attempt(office, async (trx) => {
    const hold = await lockHold(trx, office.engine, reference);
    const now = await office.databaseClock(trx);
    if (!hold || !isAlive(hold, now)) return fail({ code: 'NO_ACTIVE_RESERVATION' });
    if (hold.renewals >= MAX_RENEWALS) return fail({ code: 'LIMIT', limit: MAX_RENEWALS });
    await updateHold(trx, hold, { expires_at: expiryFrom(now), renewals: hold.renewals + 1 });
    return succeed(null);
  });
}
