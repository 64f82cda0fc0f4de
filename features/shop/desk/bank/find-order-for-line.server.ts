import { findOrderByNumber } from '#features/box-office/order-store/index.server.ts';
import { acceptsPayments, openCents } from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import { findCandidates } from './candidate-store.server.ts';
import { invoicesIn } from './matching/mentions.ts';

/** An order that somebody names for a line, by its number or that of an invoice; `null` where none takes money. */
export async function findOrderForLine(
  db: Db,
  typed: string,
): Promise<{ number: string; openCents: number } | null> {
  const [invoice] = invoicesIn(typed);
  const [candidate] = invoice ? await findCandidates(db, { orders: [], invoices: [invoice], sums: [] }) : [];
  const order = await findOrderByNumber(db, candidate?.number ?? typed.trim());
  return order && acceptsPayments(order) ? { number: order.number, openCents: openCents(order) } : null;
}
