import type { Order, Payment } from '#features/box-office/ticketing/index.ts';
import { orderPath, ticketsPdfPath } from '#features/shop/orders/index.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { shortTime, timeOf } from '#lib/venue-time.ts';
import { deskOrderPath } from '../orders/desk-path.ts';
import { DENOMINATIONS } from '../tills/shift.ts';
import { changeInPieces } from './cash.ts';
import type { CounterDone } from './counter-view.ts';

/**
 * Shows an order that was sold at the counter, with the cash in cents that was handed over. What goes back of it is counted from the
 * payments: no address says it.
 */
export function counterDone(
  order: Order,
  { payments, givenCents }: { payments: readonly Payment[]; givenCents: number },
  { origin, language }: { origin: string; language: Language },
): CounterDone {
  const { number, tickets, sum, complimentary } = order;
  const cashCents = payments
    .filter(({ kind, means }) => kind === 'payment' && means === 'cash')
    .reduce((all, { cents }) => all + cents, 0);
  const changeCents = Math.max(0, givenCents - cashCents);
  return {
    number,
    tickets: tickets.map(({ position, event, startsAt, price, seatGroup }) => ({
      position,
      event: event && shown(event, language),
      when: [startsAt ? shortTime(timeOf(startsAt), language) : null, shown(seatGroup.name, language).text]
        .filter((part) => part !== null)
        .join(' · '),
      price: shown(price.name, language),
      cents: price.cents,
    })),
    totalCents: sum.totalCents,
    ...{ givenCents, changeCents },
    change: changeInPieces(changeCents, DENOMINATIONS),
    isUndone: tickets.every(({ state }) => state === 'cancelled') && order.paidCents === 0,
    givenBack: payments
      .filter(({ kind }) => kind === 'reversal')
      .map(({ means, cents }) => ({ means, cents: -cents })),
    isComplimentary: complimentary !== null,
    pdfPath: ticketsPdfPath(order, { format: 'a6' }),
    guestUrl: origin + orderPath(order, language),
    deskPath: deskOrderPath(number, language),
  };
}
