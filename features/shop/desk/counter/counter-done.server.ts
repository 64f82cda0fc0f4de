import {
  type Order,
  type OrderTicket,
  type Payment,
  reservationEnd,
} from '#features/box-office/ticketing/index.ts';
import { orderPath, type TicketCodes, ticketsPdfPath } from '#features/shop/orders/index.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { qrPath } from '#lib/qr-path.ts';
import { deskOrderPath } from '../orders/desk-path.ts';
import { nameOf } from '../orders/order-row.ts';
import { momentWords } from '../sales/event-row.ts';
import { DENOMINATIONS } from '../tills/shift.ts';
import { changeInPieces } from './cash.ts';
import type { CounterDone, CounterTicket } from './counter-view.ts';

/**
 * Shows an order sold at the counter, with the cash in cents handed over. The change is computed from the payments, not from
 * the address.
 */
export async function counterDone(
  ticketCodes: TicketCodes,
  order: Order,
  { payments, givenCents }: { payments: readonly Payment[]; givenCents: number },
  { origin, language }: { origin: string; language: Language },
): Promise<CounterDone> {
  const { number, tickets, sum, complimentary } = order;
  const cashCents = payments
    .filter(({ kind, means }) => kind === 'payment' && means === 'cash')
    .reduce((all, { cents }) => all + cents, 0);
  const changeCents = Math.max(0, givenCents - cashCents);
  return {
    number,
    tickets: await Promise.all(tickets.map((ticket) => toTicket(ticketCodes, ticket, language))),
    totalCents: sum.totalCents,
    ...{ givenCents, changeCents },
    change: changeInPieces(changeCents, DENOMINATIONS),
    isUndone: tickets.every(({ state }) => state === 'cancelled') && order.paidCents === 0,
    givenBack: payments
      .filter(({ kind }) => kind === 'reversal')
      .map(({ means, cents }) => ({ means, cents: -cents })),
    isComplimentary: complimentary !== null,
    reserved: reservedOf(order, language),
    pdfPath: ticketsPdfPath(order, { format: 'a6' }),
    guestUrl: origin + orderPath(order, language),
    deskPath: deskOrderPath(number, language),
  };
}

function reservedOf(order: Order, language: Language): CounterDone['reserved'] {
  const until = reservationEnd(order, language);
  return until === null ? null : { name: nameOf(order), until };
}

async function toTicket(
  ticketCodes: TicketCodes,
  ticket: OrderTicket,
  language: Language,
): Promise<CounterTicket> {
  const { position, event, startsAt, price, seatGroup } = ticket;
  const time = startsAt && momentWords(startsAt, language);
  return {
    position,
    event: event && shown(event, language),
    when: [time, shown(seatGroup.name, language).text].filter((part) => part !== null).join(' · '),
    price: shown(price.name, language),
    cents: price.cents,
    qr: qrPath(await ticketCodes.codeOf(ticket)),
  };
}
