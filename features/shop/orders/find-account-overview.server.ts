import { hasTickets, type Order, openForCustomer } from '#features/box-office/ticketing/index.ts';
import { artworkUrl } from '#features/core/artwork/index.ts';
import type { Db } from '#features/database.server.ts';
import {
  artworkType,
  findEventsByJetIds,
  stubArtwork,
  toEventCard,
} from '#features/programme/calendar/index.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { qrPath } from '#lib/qr-path.ts';
import { dayOf, daysBetween, formatDay, formatTime, type Instant, timeOf } from '#lib/venue-time.ts';
import { type AccountVisit, upcomingVisits } from './account-visits.ts';
import { orderPath, ticketPath } from './order-paths.ts';
import type { TicketCodes } from './ticket-codes.server.ts';

/** A visit still to come, in one language. */
export interface OverviewVisit {
  id: string;
  title: ShownText | null;
  /** Day and time. */
  when: string;
  place: string | null;
  quantity: number;
  image: string | null;
  orderPath: string;
  /** `null` while its order gives no tickets yet (docs/decisions/0052). */
  ticketPath: string | null;
  /** Open for the order, in cents; 0 when nothing is. */
  openCents: number;
}

/** The soonest visit with its first ticket, and how many days it is away. */
export interface NextVisit extends OverviewVisit {
  day: string;
  inDays: number;
  stub: { upright: string; narrow: string } | null;
  /** `null` without a ticket to show. */
  qr: { size: number; path: string } | null;
}

export interface AccountOverview {
  next: NextVisit | null;
  after: OverviewVisit[];
}

const MAX_AFTER = 5;

/** Orders in the overview of the personal area (docs/product/accounts.md#overview). */
export async function findAccountOverview(
  { db, ticketCodes }: { db: Db; ticketCodes: TicketCodes },
  orders: readonly Order[],
  { now, language }: { now: Instant; language: Language },
): Promise<AccountOverview> {
  const [first, ...rest] = upcomingVisits(orders, now).slice(0, MAX_AFTER + 1);
  if (!first) return { next: null, after: [] };
  const events = await findEventsByJetIds(
    db,
    [first, ...rest].map(({ tickets: [{ jetId }] }) => jetId),
  );
  const cardOf = ({ tickets: [{ jetId }] }: AccountVisit) => {
    const event = events.get(jetId);
    return event ? toEventCard(event, null, language) : null;
  };
  const view = (visit: AccountVisit): OverviewVisit => {
    const { order, tickets, startsAt } = visit;
    const card = cardOf(visit);
    const [ticket] = tickets;
    return {
      id: `${order.number}-${ticket.position}`,
      title: ticket.event && shown(ticket.event, language),
      when: `${formatDay(dayOf(startsAt), language)}, ${formatTime(timeOf(startsAt), language)}`,
      place: card?.place ?? null,
      quantity: tickets.length,
      image: card && artworkUrl(artworkType(card.type.slug), card.artwork ?? card.art, [1, 1]),
      orderPath: orderPath(order, language),
      ticketPath: hasTickets(order) ? ticketPath(order, ticket.position, language) : null,
      openCents: Math.max(0, openForCustomer(order)),
    };
  };
  const card = cardOf(first);
  const day = dayOf(first.startsAt);
  return {
    next: {
      ...view(first),
      day: String(Number(day.slice(-2))),
      inDays: daysBetween(dayOf(now), day),
      stub: card && { upright: stubArtwork(card, 'upright'), narrow: stubArtwork(card, 'wide') },
      qr: hasTickets(first.order) ? qrPath(await ticketCodes.codeOf(first.tickets[0])) : null,
    },
    after: rest.map(view),
  };
}
