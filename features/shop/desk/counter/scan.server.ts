import { findOrderByNumber, findOrders } from '#features/box-office/order-store/index.server.ts';
import type { CounterCarts } from '#features/box-office/sale/index.server.ts';
import type { CartReference, Order, TicketingError } from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { type Result, succeed } from '#lib/result.ts';

/** Destination of a scan: a voucher, a pass that is in the sale now, an order to look at, or words to search for. */
export type Scanned =
  | { kind: 'voucher'; code: string }
  | { kind: 'pass' }
  | { kind: 'order'; number: string }
  | { kind: 'words'; words: string };

/** Codes of tickets begin with it. */
const TICKET = 'BS1.';
const VOUCHER = /^SPECHT-/i;

/**
 * Reads what a scanner, or somebody, typed at the top of the counter: the code of a ticket, of a gift voucher, the number of
 * an order or a pass, a title. A pass pays for the sale that is open; else its order is shown, as any other.
 */
export async function scan(
  { db, counterCarts }: { db: Db; counterCarts: CounterCarts },
  staff: Pick<Principal, 'id'>,
  { typed, reference }: { typed: string; reference: CartReference | null },
): Promise<Result<Scanned, TicketingError>> {
  if (VOUCHER.test(typed)) return succeed({ kind: 'voucher', code: typed });
  const order = await findScannedOrder(db, typed);
  if (!order) return succeed({ kind: 'words', words: typed });
  const cart = reference === null ? null : await counterCarts.cart(reference);
  if (!order.pass || reference === null || !cart || cart.lines.length === 0)
    return succeed({ kind: 'order', number: order.number });
  const used = await counterCarts.setPass(reference, { number: order.number, by: staff.id });
  return used.ok ? succeed({ kind: 'pass' }) : used;
}

async function findScannedOrder(db: Db, typed: string): Promise<Order | null> {
  if (!typed.startsWith(TICKET)) return findOrderByNumber(db, typed);
  const { orders } = await findOrders(db, { words: [typed] }, { page: 1, pageSize: 1 });
  return orders[0] ?? null;
}
