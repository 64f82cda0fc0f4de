import { setImmediate as nextTurn } from 'node:timers/promises';
import { findOrdersByNumber } from '#features/box-office/order-store/index.server.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { dateCards, orderPath } from '#features/shop/orders/index.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { linkOrigin } from '#platform/config.server.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { writeEmail } from '#platform/mail/outgoing-emails.server.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import type { SaleDeskServices } from '../sales/change-sale.server.ts';
import { type DeskEvent, findDeskEventOfJet } from '../sales/event-store.server.ts';
import { type DueSlice, setMessageEmail, takeDueSlice } from './due-store.server.ts';
import { messageEmail, passCard } from './message-email.ts';
import { eventCard } from './sample-email.server.ts';
import { takeDueWaiting } from './waiting-recipients-store.server.ts';
import { writeWaitingMessages } from './write-waiting-messages.server.ts';

/** Batch size of the outbox, so that other emails hardly wait behind a message. */
const AT_ONCE = 50;

/**
 * Writes the next emails of messages that were sent, in one transaction; gives how many. Orders that have lost their tickets or their
 * address since are left out. For a job.
 */
export function writeMessageEmails(
  services: Pick<SaleDeskServices, 'db' | 'config' | 'engine'> & { databaseClock: DatabaseClock },
): Promise<number> {
  return inTransaction(services.db, async (trx) => {
    const now = await services.databaseClock(trx);
    const slice = await takeDueSlice(trx, { engine: services.engine, now, atMost: AT_ONCE });
    const settings = await findSettings(trx);
    const origin = linkOrigin(services.config);
    if (!slice) {
      const waiting = await takeDueWaiting(trx, { engine: services.engine, now, atMost: AT_ONCE });
      return waiting ? writeWaitingMessages(trx, waiting, { now, origin, settings }) : 0;
    }
    const { siteName: site, seller } = settings;
    const address = seller ? [seller.street, `${seller.postalCode} ${seller.city}`] : [];
    const cards = await eventCards(trx, slice);
    const found = await findOrdersByNumber(trx, [...slice.ordersByLead.values()].flat());
    const orderOf = new Map(found.map((order) => [order.number, order]));
    let written = 0;
    for (const [lead, numbers] of slice.ordersByLead) {
      // Answers requests between two emails: statements on SQLite never yield.
      await nextTurn();
      const isReturned = slice.returnedLeads.has(lead);
      const orders = numbers
        .flatMap((number) => orderOf.get(number) ?? [])
        .filter((order) =>
          isReturned
            ? cardsOf(order).length > 0
            : slice.isAboutPasses
              ? hasValidPass(order, now)
              : ticketsFor(order).length > 0,
        );
      const latest = orders.at(-1);
      if (!latest || latest.customer.email === '') continue;
      const email = messageEmail(slice.texts, {
        ...{ site, address, language: latest.language, isAboutPasses: slice.isAboutPasses },
        ...(isReturned ? { list: 'returned' as const } : {}),
        cards: (language) =>
          isReturned
            ? [...new Set(orders.flatMap(cardsOf))].map((event) => eventCard(event, language))
            : slice.isAboutPasses
              ? orders.flatMap(({ pass }) => (pass ? [passCard(pass, language)] : []))
              : dateCards(orders.flatMap(ticketsFor), language),
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

    /** Dates to come for which an order has given back its tickets; none once it has another for the same. */
    function cardsOf(order: Order) {
      if (ticketsFor(order).length > 0) return [];
      return order.tickets.flatMap(({ jetId, state }) =>
        state === 'cancelled' && jetId !== null ? (cards.get(jetId) ?? []) : [],
      );
    }
    function ticketsFor({ tickets }: Order) {
      return tickets.filter(
        ({ jetId, state }) => state === 'valid' && jetId !== null && slice?.performanceIds.has(jetId),
      );
    }
  });
}

/** Its pass is one that a message about passes reaches at an instant. */
const hasValidPass = ({ pass }: Order, now: Instant): boolean =>
  pass !== null && pass.state === 'valid' && pass.isPaid && pass.validUntil > now;

/** The dates of a message that are not cancelled, where it also goes to people who gave their tickets back. */
async function eventCards(
  trx: Trx,
  { returnedLeads, performanceIds }: DueSlice,
): Promise<Map<number, DeskEvent>> {
  const cards = new Map<number, DeskEvent>();
  if (returnedLeads.size === 0) return cards;
  for (const jetId of performanceIds) {
    const event = await findDeskEventOfJet(trx, jetId);
    if (event && event.status !== 'cancelled') cards.set(jetId, event);
  }
  return cards;
}
