import type { Office } from '#features/box-office/holds/index.server.ts';
import {
  currentCents,
  exceededHolding,
  findLines,
  findPerformanceOfLine,
  isAlive,
  isFlat,
  isInPayment,
  limitOf,
  lockBuyer,
  lockHold,
  mayBuyAsMember,
  refusalOfChange,
  runWithRetry,
  updateHold,
  wantedBy,
} from '#features/box-office/holds/index.server.ts';
import type { HeldLine } from '#features/box-office/holds/index.ts';
import {
  buyableLines,
  isOnSale,
  priceChanged,
  saleClosed,
} from '#features/box-office/ticketing/index.server.ts';
import type { Buyer, CartReference, TicketingError } from '#features/box-office/ticketing/index.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { changeFlatPrice, isSamePrice } from './change-flat-price.server.ts';
import { otherTicketsOf, setLineQuantity } from './set-line-quantity.server.ts';

interface Change {
  reference: CartReference;
  lineId: string;
  quantity: number;
  buyer: Buyer;
}

/**
 * Sets the number of tickets of a line. Fewer are possible as long as none is left alone that came with them; more are subject to everything
 * adding is.
 */
export function changeLine(office: Office, change: Change): Promise<Result<null, TicketingError>> {
  const { reference, lineId, quantity, buyer } = change;
  return runWithRetry(office, async (trx, moves) => {
    const performanceId = await findPerformanceOfLine(trx, lineId);
    if (performanceId !== null) await lockBuyer(office, trx, buyer, [performanceId]);
    const hold = await lockHold(trx, office.engine, reference);
    const now = await office.databaseClock(trx);
    if (hold && isInPayment(hold, now)) return fail({ code: 'IN_PAYMENT' });
    if (!hold || !isAlive(hold, now)) return fail({ code: 'NO_ACTIVE_RESERVATION' });
    const lines = await findLines(trx, hold.id);
    const line = lines.find(({ id, series }) => series === null && String(id) === lineId);
    if (!line || !Number.isSafeInteger(quantity) || quantity < 0) return fail({ code: 'UNKNOWN_OFFER' });
    if (quantity === line.quantity) return succeed(null);
    if (quantity > line.quantity && hold.is_offer) return fail({ code: 'OFFER_IN_CART' });
    if (quantity > line.quantity) {
      const more = { ...line, quantity: quantity - line.quantity };
      const refusal =
        refusalToGrow(line, { lines, quantity, buyer, now }) ??
        (await exceededHolding(office, trx, buyer, { wanted: wantedBy([more]), now }));
      if (refusal) return fail(refusal);
      const { userId = null, isAtCounter } = buyer;
      if (!isAtCounter && !(await mayBuyAsMember(trx, [line], { userId, now })))
        return fail({ code: 'MEMBERS_ONLY' });
    }
    const isOfLine = (other: HeldLine) => other === line || (isFlat(line) && isSamePrice(other, line));
    const isGone = quantity === 0 ? isOfLine : () => false;
    const alone = refusalOfChange(...bought(lines, { line, quantity, isGone, now }));
    if (alone) return fail(alone);
    const isEmptied = lines.every(isGone);
    await updateHold(trx, hold, isEmptied ? { status: 'released', client_hash: null } : {});
    if (isFlat(line)) return changeFlatPrice(office, trx, { hold, line, lines, quantity, moves });
    const besides = otherTicketsOf(line, lines);
    return setLineQuantity(office, trx, {
      ...{ holdId: hold.id, line, quantity, besides, moves },
      seating: { consent: buyer.isSeller ? 'anywhere' : 'one-row' },
    });
  });
}

/** Returns the buyable lines of a cart before and after a change; lines that cannot be bought can only be removed. */
function bought(
  lines: HeldLine[],
  {
    line,
    quantity,
    isGone,
    now,
  }: { line: HeldLine; quantity: number; isGone: (line: HeldLine) => boolean; now: string },
): [HeldLine[], HeldLine[]] {
  const before = buyableLines(lines, now);
  const after = before.map((each) => (each === line ? { ...each, quantity } : each));
  return [
    before,
    after.map((each, index) => (isGone(before[index] ?? each) ? { ...each, quantity: 0 } : each)),
  ];
}

function refusalToGrow(
  line: HeldLine,
  { lines, quantity, buyer, now }: { lines: HeldLine[]; quantity: number; buyer: Buyer; now: string },
): TicketingError | null {
  if (!isOnSale(line, now, buyer)) return saleClosed([line], now);
  // More of them would be another line, at another price: that is asked, not done.
  const cents = currentCents(line, now);
  if (cents !== line.cents || line.listed.units !== line.units)
    return priceChanged([{ saleTypeId: line.saleTypeId, cents }]);
  if (buyer.isSeller) return null;
  const limit = limitOf(
    { ...line, quantity },
    lines.filter((other) => other !== line),
  );
  return limit === null ? null : { code: 'LIMIT', limit };
}
