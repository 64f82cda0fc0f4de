import type { Write } from '#features/audit/index.server.ts';
import { writeOrderEmail } from '#features/orders/index.server.ts';
import { findOrdersWithTickets, lockedOrder } from '#features/ticketing/index.server.ts';
import type { OrderNews } from '#features/ticketing/index.ts';
import type { SaleDeskServices } from './change-sale.server.ts';

/** Writes to everybody with valid tickets of a locked performance what happened to it, in the transaction in which it happens. */
export async function tellTicketHolders(
  { engine, config }: Pick<SaleDeskServices, 'engine' | 'config'>,
  { trx, now }: Pick<Write, 'trx' | 'now'>,
  jetId: number,
  news: Pick<OrderNews, 'kind' | 'room'>,
): Promise<void> {
  for (const number of await findOrdersWithTickets(trx, jetId)) {
    const order = await lockedOrder(trx, engine, number);
    if (order) await writeOrderEmail(trx, order, { ...news, jetId, at: now }, config);
  }
}
