import { setImmediate as nextTurn } from 'node:timers/promises';
import { findOrdersByNumber } from '#features/box-office/order-store/index.server.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import { dateCards, orderPath } from '#features/shop/orders/index.server.ts';
import { linkOrigin } from '#platform/config.server.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { writeEmail } from '#platform/mail/outgoing-emails.server.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import type { SaleDeskServices } from '../sales/change-sale.server.ts';
import { setMessageEmail, takeDueSlice } from './due-store.server.ts';
import { messageEmail } from './message-email.ts';

/** Batch size of the outbox, so that other emails hardly wait behind a message. */
const AT_ONCE = 50;

/**
 * Writes the next emails of messages that were sent, in one transaction; gives how many. Orders that have lost their tickets or their
 * address since are left out. For a job.
 */
export function writeMessageEmails(
  services: Pick<SaleDeskServices, 'db' | 'config'> & { databaseClock: DatabaseClock },
): Promise<number> {
  return inTransaction(services.db, async (trx) => {
    const slice = await takeDueSlice(trx, AT_ONCE);
    if (!slice) return 0;
    const now = await services.databaseClock(trx);
    const { siteName: site, seller } = await findSettings(trx);
    const address = seller ? [seller.street, `${seller.postalCode} ${seller.city}`] : [];
    const origin = linkOrigin(services.config);
    const found = await findOrdersByNumber(trx, [...slice.ordersByLead.values()].flat());
    const orderOf = new Map(found.map((order) => [order.number, order]));
    let written = 0;
    for (const [lead, numbers] of slice.ordersByLead) {
      // Answers requests between two emails: statements on SQLite never yield.
      await nextTurn();
      const orders = numbers
        .flatMap((number) => orderOf.get(number) ?? [])
        .filter((order) => ticketsFor(order).length > 0);
      const latest = orders.at(-1);
      if (!latest || latest.customer.email === '') continue;
      const email = messageEmail(slice.texts, {
        ...{ site, address, language: latest.language },
        cards: (language) => dateCards(orders.flatMap(ticketsFor), language),
        orders: orders.map((order) => ({
          number: order.number,
          link: (language) => origin + orderPath(order, language),
        })),
      });
      const emailId = await writeEmail(
        trx,
        { to: latest.customer.email, about: latest.number, ...renderEmail(email) },
        now,
      );
      await setMessageEmail(trx, { messageId: slice.messageId, lead, emailId });
      written += 1;
    }
    return written;

    function ticketsFor({ tickets }: Order) {
      return tickets.filter(
        ({ jetId, state }) => state === 'valid' && jetId !== null && slice?.performanceIds.has(jetId),
      );
    }
  });
}
