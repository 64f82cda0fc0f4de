import { voucherPdfPath } from '#features/box-office/credit/index.ts';
import {
  type Order,
  type OrderTicket,
  openCents,
  type Payment,
  placeWords,
  reservationEnd,
} from '#features/box-office/ticketing/index.ts';
import { can, type Principal } from '#features/core/access/index.server.ts';
import { orderPath, type TicketCodes, ticketsPdfPath } from '#features/shop/orders/index.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { qrPath } from '#lib/qr-path.ts';
import type { Clock } from '#platform/clock.ts';
import { isInside, ticketsToAdmit } from '../check-in/admission.ts';
import { OPEN_BEFORE_MS } from '../check-in/load-doors.server.ts';
import { deskOrderPath } from '../orders/desk-path.ts';
import { nameOf } from '../orders/order-row.ts';
import { momentWords } from '../sales/event-row.ts';
import { DENOMINATIONS } from '../tills/shift.ts';
import { changeInPieces } from './cash.ts';
import type { CounterDone, CounterTicket } from './counter-view.ts';

interface DoneReader {
  staff: Pick<Principal, 'role'>;
  clock: Clock;
  origin: string;
  language: Language;
}

/**
 * Shows an order sold at the counter, with the cash in cents handed over. The change is computed from the payments, not from
 * the address.
 */
export async function counterDone(
  ticketCodes: TicketCodes,
  order: Order,
  {
    payments,
    givenCents,
    isLinkSent,
  }: { payments: readonly Payment[]; givenCents: number; isLinkSent: boolean },
  { staff, clock, origin, language }: DoneReader,
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
      .filter(({ kind, means }) => kind === 'reversal' || (kind === 'refund' && means === 'credit'))
      .map(({ means, cents }) => ({ means, cents: -cents })),
    isComplimentary: complimentary !== null,
    isOnAccount: order.paymentMethod === 'on-account',
    email: order.customer.email || null,
    purchase: purchaseOf(order, language),
    admission: {
      inside: tickets.filter(isInside).length,
      waiting: can(staff, 'check-in')
        ? ticketsToAdmit(order, new Date(clock.time() + OPEN_BEFORE_MS).toISOString()).length
        : 0,
    },
    reserved: reservedOf(order, language),
    link: isLinkSent ? linkOf(order, language) : null,
    pdfPath: ticketsPdfPath(order, { format: 'a6' }),
    guestUrl: origin + orderPath(order, language),
    deskPath: deskOrderPath(number, language),
  };
}

function purchaseOf({ number, pass, voucher }: Order, language: Language): CounterDone['purchase'] {
  if (pass) return { kind: 'pass', name: shown(pass.name, language), code: number, sheetPath: null };
  if (!voucher?.issued) return null;
  const sheetPath = voucherPdfPath({ secret: voucher.secret, isTest: false });
  return { kind: 'voucher', name: null, code: voucher.issued.code, sheetPath };
}

function reservedOf(order: Order, language: Language): CounterDone['reserved'] {
  const until = reservationEnd(order, language);
  return until === null ? null : { name: nameOf(order), until };
}

function linkOf(order: Order, language: Language): CounterDone['link'] {
  const open = openCents(order);
  const { email } = order.customer;
  return open > 0 ? { email, openCents: open, until: reservationEnd(order, language) } : null;
}

async function toTicket(
  ticketCodes: TicketCodes,
  ticket: OrderTicket,
  language: Language,
): Promise<CounterTicket> {
  const { position, event, startsAt, price, seatGroup, seats } = ticket;
  const time = startsAt && momentWords(startsAt, language);
  return {
    position,
    event: event && shown(event, language),
    when: [time, shown(placeWords({ seatGroup, seats }), language).text]
      .filter((part) => part !== null)
      .join(' · '),
    price: shown(price.name, language),
    cents: price.cents,
    qr: qrPath(await ticketCodes.codeOf(ticket)),
  };
}
