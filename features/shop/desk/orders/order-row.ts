import { type Order, openCents, orderState, reservationEnd } from '#features/box-office/ticketing/index.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import type { OrderState } from '#lib/order-states.ts';
import { dayOf, formatDayShort, type Instant, shortTime, timeOf } from '#lib/venue-time.ts';

/** An order as the list of the desk shows it, in one language. */
export interface OrderRow {
  number: string;
  /** Empty, like the address, where somebody bought at the counter and gave none. */
  name: string;
  email: string;
  placed: string;
  state: OrderState;
  /** Purchase made instead of tickets. */
  instead: 'voucher' | 'pass' | null;
  quantity: number;
  /** Of the first event; `null` where the sale had none. */
  title: ShownText | null;
  when: string | null;
  /** It is postponed, and `when` does not hold. */
  isPostponed: boolean;
  /** How many further events. */
  others: number;
  dueCents: number;
  /** Above zero to be paid, below zero owed. */
  openCents: number;
  /** End of its reservation in words; `null` where nothing is reserved, or it is paid. */
  reservedUntil: string | null;
}

export function toOrderRow(order: Order, language: Language): OrderRow {
  const current = order.tickets.filter(({ replacedBy }) => replacedBy === null);
  const visits = Map.groupBy(current, ({ jetId, startsAt }) => `${jetId} ${startsAt}`);
  const [first] = current;
  return {
    number: order.number,
    name: nameOf(order),
    email: order.customer.email,
    placed: momentWords(order.placedAt, language),
    state: orderState(order),
    quantity: order.tickets.filter(({ state }) => state === 'valid').length,
    instead: order.voucher ? 'voucher' : order.pass ? 'pass' : null,
    title: first?.event ? shown(first.event, language) : null,
    when: first?.startsAt ? momentWords(first.startsAt, language) : null,
    isPostponed: first?.isPostponed ?? false,
    others: Math.max(0, visits.size - 1),
    dueCents: order.due.totalCents,
    openCents: openCents(order),
    reservedUntil: reservationEnd(order, language),
  };
}

export const nameOf = ({ customer: { firstName, lastName } }: Order): string =>
  `${firstName} ${lastName}`.trim();

/** `Sa 21. November, 15:00` */
export function momentWords(at: Instant, language: Language): string {
  return `${formatDayShort(dayOf(at), language)}, ${shortTime(timeOf(at), language)}`;
}
