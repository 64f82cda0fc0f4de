import { priceSum } from '#features/box-office/prices/index.server.ts';
import {
  NO_RECIPIENT,
  recipientDraft,
  recipientFaults,
} from '#features/box-office/ticketing/index.server.ts';
import {
  enquiryState,
  groupBookingPath,
  isEnquiry,
  type Order,
  reservationEnd,
  unpaidUntil,
} from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import { findEventsByJetIds, toEventCard } from '#features/programme/calendar/index.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { dayOf, formatDay, formatTime, timeOf } from '#lib/venue-time.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { countByPrice } from '../find-order-view.server.ts';
import { findGroupChange } from '../group-change/find-group-change.server.ts';
import type { EnquiryView } from './enquiry-view.ts';

/** Returns the data of the page of an enquiry; `null` for an order. One whose end has come is over, even while it waits to be seen to. */
export async function toEnquiryView(
  { db, databaseClock }: { db: Db; databaseClock: DatabaseClock },
  order: Order,
  language: Language,
): Promise<EnquiryView | null> {
  if (!isEnquiry(order) || order.isTest) return null;
  const found = enquiryState(order);
  const until = unpaidUntil(order);
  const now = await databaseClock(db);
  const isOver = found === 'held' && (until === null || now >= until);
  const state = isOver ? 'ended' : found;
  if (state === 'ordered') return null;
  const valid = order.tickets.filter((ticket) => ticket.state === 'valid');
  const tickets = valid.length > 0 ? valid : order.tickets;
  const [first] = tickets;
  const events = await findEventsByJetIds(db, first ? [first.jetId] : []);
  const event = first && events.get(first.jetId);
  const card = event ? toEventCard(event, null, language) : null;
  const counts = countByPrice(tickets, language);
  const sum = priceSum(
    tickets.map(({ price: { cents, vatBasisPoints } }) => ({ cents, vatBasisPoints, quantity: 1 })),
  );
  const when =
    first?.startsAt &&
    `${formatDay(dayOf(first.startsAt), language)}, ${formatTime(timeOf(first.startsAt), language)}`;
  return {
    ...{ state, counts, sum },
    number: order.number,
    name: order.group?.name ?? '',
    email: order.customer.email,
    heads: tickets.length,
    until: state === 'held' ? reservationEnd(order, language) : null,
    title: first?.event ? shown(first.event, language) : null,
    facts: [...(when ? [when] : []), ...(card ? [card.place] : [])].join(' · '),
    groupChange: state === 'held' ? await findGroupChange(db, order, { language, now }) : null,
    recipient: recipientDraft(order.invoiceRecipient),
    isAddressNeeded: Object.keys(recipientFaults(NO_RECIPIENT, sum.totalCents)).length > 0,
    againPath: groupBookingPath(language, {
      ...(event ? { production: event.productionId } : {}),
      ...(first ? { event: first.jetId } : {}),
      heads: tickets.filter(({ price }) => price.cents > 0).length,
    }),
  };
}
