import type { Order } from '#features/box-office/ticketing/index.ts';
import { orderPath, ticketsPdfPath } from '#features/shop/orders/index.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { shortTime, timeOf } from '#lib/venue-time.ts';
import { deskOrderPath } from '../orders/desk-path.ts';
import { DENOMINATIONS } from '../tills/shift.ts';
import { changeInPieces } from './cash.ts';
import type { CounterDone } from './counter-view.ts';

/** Shows an order that was sold at the counter, with the cash in cents that was handed over and what goes back of it. */
export function counterDone(
  order: Order,
  { givenCents, changeCents }: { givenCents: number; changeCents: number },
  { origin, language }: { origin: string; language: Language },
): CounterDone {
  const { number, tickets, sum, due, complimentary } = order;
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
    isUndone: tickets.every(({ state }) => state === 'cancelled') && due.totalCents === 0,
    isComplimentary: complimentary !== null,
    pdfPath: ticketsPdfPath(order, { format: 'a6' }),
    guestUrl: origin + orderPath(order, language),
    deskPath: deskOrderPath(number, language),
  };
}
