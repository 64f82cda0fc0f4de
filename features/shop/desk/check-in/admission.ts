import { hasTickets, type Order, type OrderTicket } from '#features/box-office/ticketing/index.ts';
import type { ShownText } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Reason a ticket is refused at this door (docs/product/check-in.md#refusals). */
export const REFUSALS = [
  'unknown',
  'test',
  'cancelled',
  'exchanged',
  'other-event',
  'postponed',
  'unpaid',
  'not-inside',
  'no-exits',
  'offline',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** A ticket as the people at the door see it. */
export interface TicketAtDoor {
  /** `BS-7K4-Q29-1` */
  name: string;
  /** Name of the customer. */
  holder: string;
  price: ShownText;
  /** The group it admits as a whole, and how many those are; else `null`. */
  group: { name: string; heads: number } | null;
  seatGroup: ShownText;
  /** Proof they have to show; `null` if none. */
  proof: ShownText | null;
  event: ShownText | null;
  startsAt: Instant | null;
  /** Position of the ticket among the order's for its event, from 1; 0 when it was cancelled. */
  position: number;
  /** How many those are, and how many others could follow: of those outside after an entry, of those inside after an exit. */
  of: number;
  waiting: number;
}

/** Verdict on a scan. */
export type Verdict =
  | { is: 'admitted'; ticket: TicketAtDoor }
  /** They had gone out, and are inside again. */
  | { is: 'back'; ticket: TicketAtDoor }
  /** They went out, and come in again with the same ticket. */
  | { is: 'left'; ticket: TicketAtDoor }
  /** Somebody has come in with it already. */
  | { is: 'used'; ticket: TicketAtDoor; since: Instant; door: string }
  | { is: 'refused'; reason: Refusal; ticket: TicketAtDoor | null };

/**
 * Returns why a ticket of an order does not admit to an event, apart from earlier admissions with it; `null` if it
 * does admit.
 */
export function refusalOf(order: Order, ticket: OrderTicket, jetId: number): Refusal | null {
  if (order.isTest) return 'test';
  if (ticket.state === 'cancelled') return ticket.replacedBy === null ? 'cancelled' : 'exchanged';
  if (ticket.jetId !== jetId) return 'other-event';
  if (ticket.isPostponed) return 'postponed';
  return hasTickets(order) ? null : 'unpaid';
}

/** Which way people go through a door. */
export type Direction = 'in' | 'out';

/** Somebody came in with a ticket, and has not gone out. */
export const isInside = ({ admission }: Pick<OrderTicket, 'admission'>): boolean =>
  admission !== null && admission.leftAt === null;

/**
 * The tickets of an order that can be used at the door of an event: to come in with, by those who are outside; to go out, by
 * those who came in, also with a ticket that was cancelled since.
 */
export function usableTickets(order: Order, jetId: number, direction: Direction): OrderTicket[] {
  return order.tickets.filter((ticket) =>
    direction === 'out'
      ? ticket.jetId === jetId && isInside(ticket)
      : !isInside(ticket) && refusalOf(order, ticket, jetId) === null,
  );
}

/** The tickets of an order whose holders walk straight on from the counter: nobody came in with them, and they begin by `latest`. */
export function ticketsToAdmit(order: Order, latest: Instant): OrderTicket[] {
  return order.tickets.filter(
    (ticket) =>
      ticket.admission === null &&
      ticket.startsAt !== null &&
      ticket.startsAt <= latest &&
      refusalOf(order, ticket, ticket.jetId) === null,
  );
}

/** A scan at a door: read by a camera, or typed by somebody who sees the ticket. */
export interface Scanned {
  text: string;
  isTyped: boolean;
}
