import { writePayment } from '#features/box-office/order-store/index.server.ts';
import { type Order, openCents } from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { siteCurrencyCode } from '#lib/site-formats.ts';
import type { Instant } from '#lib/venue-time.ts';
import { type Changed, changeOrder, type OrderDeskServices } from '../orders/change-order.server.ts';
import type { BankError } from './bank-error.ts';
import { takeOpenLine, tieLine } from './bank-store.server.ts';

/** A line with the order it pays, and what was seen as open of the order. */
export interface LineForOrder {
  line: number;
  order: string;
  openCents: number;
}

type Staff = Pick<Principal, 'id' | 'role'>;

/** Number of a receipt for a payment that came in with a line. */
export const lineReference = (line: number): string => `BANK-${line}`;

/**
 * Books a line as a transfer for an order: all of its sum, in part or too much where the order costs another sum (docs/decisions/0057), with
 * the email that tells of it. The line is taken first, so that two people at once book it once. Needs `reconcile-bank`.
 */
export function confirmLine(
  services: OrderDeskServices,
  staff: Staff,
  { line, order: number, openCents: seenCents }: LineForOrder,
): Promise<Result<Order, BankError>> {
  const permission = 'reconcile-bank';
  return changeOrder<BankError>(services, staff, { number, permission }, async ({ trx, now, order }) => {
    const taken = await takeBookable(trx, line, { by: staff.id, at: now });
    if (!taken.ok) return taken;
    return bookPart({ trx, now, order, by: staff.id }, { line, cents: taken.value, seenCents });
  });
}

/** Takes an open line; gives the cents of it that are not booked. */
export async function takeBookable(
  trx: Trx,
  line: number,
  decision: { by: number; at: Instant },
): Promise<Result<number, BankError>> {
  const taken = await takeOpenLine(trx, line, decision);
  if (!taken) return fail({ code: 'LINE_DECIDED' });
  const { restCents, kind, currency } = taken;
  const isBookable = kind === 'credit' && restCents > 0 && currency === siteCurrencyCode();
  return isBookable ? succeed(restCents) : fail({ code: 'NOT_BOOKABLE' });
}

/** Books cents of a taken line to a locked order. */
export async function bookPart(
  { trx, now, order, by }: { trx: Trx; now: Instant; order: Order; by: number },
  { line, cents, seenCents }: { line: number; cents: number; seenCents: number },
): Promise<Result<Changed, BankError>> {
  const reference = lineReference(line);
  const request = { cents, openCents: seenCents, means: 'transfer', reference } as const;
  const open = openCents(order);
  // No shift: the money came to the bank, not to a till.
  const written = await writePayment({ trx, now, order, by, shiftId: null }, request);
  if (!written.ok) return written;
  // The line is taken once: a payment that is there already is another part of it, seen before it was booked.
  if (!written.value.isNew) return fail({ code: 'OPEN_CHANGED', cents: open });
  await tieLine(trx, line, written.value.id);
  const auditDetails = { means: 'transfer', reference };
  const isSettled = open > 0 && cents >= open;
  return succeed(
    isSettled ? { news: 'paid', auditDetails } : { news: 'received', receivedCents: cents, auditDetails },
  );
}

/**
 * Books several lines that were shown as sure, one at a time: a line that is refused stays open and keeps none of the others back. Gives how
 * many were booked.
 */
export async function confirmLines(
  services: OrderDeskServices,
  staff: Staff,
  lines: readonly LineForOrder[],
): Promise<{ booked: number; refused: number }> {
  let booked = 0;
  for (const each of lines) if ((await confirmLine(services, staff, each)).ok) booked += 1;
  return { booked, refused: lines.length - booked };
}
