import { lockedOrder, sortedById } from '#features/box-office/order-store/index.server.ts';
import { inWrite, type Principal } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { changeOrderWithin, type OrderDeskServices } from '../orders/change-order.server.ts';
import type { BankError } from './bank-error.ts';
import { bookPart, takeBookable } from './confirm-line.server.ts';

/** Part of a line for an order, and what was seen as open of the order. */
export interface LinePart {
  order: string;
  openCents: number;
  cents: number;
}

/**
 * Books a line to several orders, all or none: the parts have to be the whole sum of the line, to the cent
 * (docs/decisions/0129). Each is a transfer with its email, as one that was confirmed alone. Orders are locked first, in the
 * order of their ids, then the line, so that people at once book it once and never wait for each other. Needs
 * `reconcile-bank`.
 */
export function splitLine(
  services: OrderDeskServices,
  staff: Pick<Principal, 'id' | 'role'>,
  { line, parts }: { line: number; parts: readonly LinePart[] },
): Promise<Result<number, BankError>> {
  return inWrite<number, BankError>(services, staff, 'reconcile-bank', async (write) => {
    const { trx, now } = write;
    const numbers = await sortedById(
      trx,
      parts.map(({ order }) => order),
    );
    const isDistinct = parts.length > 1 && numbers.length === parts.length;
    if (!isDistinct) return fail({ code: 'UNKNOWN_ORDER' });
    for (const number of numbers) await lockedOrder(trx, services.engine, number);
    const taken = await takeBookable(trx, line, { by: staff.id, at: now });
    if (!taken.ok) return taken;
    const sum = parts.reduce((all, { cents }) => all + cents, 0);
    if (sum !== taken.value || parts.some(({ cents }) => cents <= 0))
      return fail({ code: 'PARTS_DIFFER', cents: taken.value });
    for (const { order: number, cents, openCents: seenCents } of parts) {
      const booked = await changeOrderWithin<BankError>(services, staff, number, {
        write,
        work: ({ order }) => bookPart({ trx, now, order, by: staff.id }, { line, cents, seenCents }),
      });
      if (!booked.ok) return booked;
    }
    return succeed(parts.length);
  });
}
