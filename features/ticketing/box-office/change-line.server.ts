import { fail, type Result, succeed } from '#lib/result.ts';
import type { TicketingError } from '../errors.ts';
import type { CartReference } from '../provider.ts';
import { attempt } from './attempt.server.ts';
import { findClaims } from './claim-store.server.ts';
import type { Office } from './dependencies.server.ts';
import { lockHold, updateHold } from './hold-store.server.ts';
import { limitOf } from './limits.ts';
import { findLines, type HeldLine, setQuantity } from './line-store.server.ts';
import { givePlacesBack } from './pool-store.server.ts';
import { isAlive } from './reservation.ts';
import { isOnSale } from './sale.ts';
import { takeUnits } from './take-lines.server.ts';
import { unitsByPool } from './units.ts';

/** Sets the number of tickets of a line. Fewer are always possible; more are subject to everything adding is. */
export function changeLine(
  office: Office,
  reference: CartReference,
  { lineId, quantity }: { lineId: string; quantity: number },
): Promise<Result<null, TicketingError>> {
  return attempt(office, async (trx, moves) => {
    const hold = await lockHold(trx, office.engine, reference);
    const now = await office.databaseClock(trx);
    if (!hold || !isAlive(hold, now)) return fail({ code: 'NO_ACTIVE_RESERVATION' });
    const lines = await findLines(trx, hold.id);
    const line = lines.find((candidate) => String(candidate.id) === lineId);
    if (!line || !Number.isSafeInteger(quantity) || quantity < 0) return fail({ code: 'UNKNOWN_OFFER' });
    if (quantity === line.quantity) return succeed(null);
    const refusal = quantity > line.quantity ? refusalToGrow(line, { lines, quantity, now }) : null;
    if (refusal) return fail(refusal);

    const claims = await findClaims(trx, line.id);
    await setQuantity(trx, line, quantity);
    const isEmptied = quantity === 0 && lines.length === 1;
    await updateHold(trx, hold, isEmptied ? { status: 'released' } : {});
    const units = Math.abs(quantity - line.quantity) * line.units;
    const difference = claims.map(({ poolId }) => ({ poolId, units }));
    if (quantity > line.quantity) return takeUnits(office, trx, difference, moves);
    for (const given of unitsByPool(difference)) moves.push(await givePlacesBack(trx, given));
    return succeed(null);
  });
}

function refusalToGrow(
  line: HeldLine,
  { lines, quantity, now }: { lines: HeldLine[]; quantity: number; now: string },
): TicketingError | null {
  if (!isOnSale(line, now)) return { code: 'SALE_CLOSED' };
  const limit = limitOf(
    { ...line, quantity },
    lines.filter((other) => other !== line),
  );
  return limit === null ? null : { code: 'LIMIT', limit };
}
