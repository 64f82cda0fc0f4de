import {
  hasTickets,
  type Order,
  type OrderNews,
  type OrderTicket,
  openCents,
  takesMoney,
} from '#features/ticketing/index.ts';
import { formatPercent } from '#lib/format-percent.ts';
import { type Language, shown } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { dayOf, formatDay, formatTime, timeOf } from '#lib/venue-time.ts';
import { WORDS } from './order-email-words.ts';

/**
 * The email about an order, in the language it was placed in. It names nobody: an address may be somebody
 * else's, and what a name says is up to who typed it.
 */
export function orderEmail(
  order: Order,
  {
    site,
    link,
    pdfLink,
    kind,
    jetId,
  }: {
    site: string;
    link: string /** Of all tickets in one file. */;
    pdfLink: string;
    kind: OrderNews['kind'];
    jetId?: number;
  },
): { subject: string; text: string } {
  const { language, number, due: sum } = order;
  const words = WORDS[language];
  const vat = sum.vat.flatMap(({ basisPoints, vatCents }) =>
    basisPoints === null ? [] : [words.vat(formatPercent(basisPoints), formatPrice(vatCents))],
  );
  const owed = -openCents(order);
  const remaining = order.tickets.filter(({ state }) => state === 'valid');
  const paragraphs = [
    words.hello,
    ...(order.isTest ? [words.test] : []),
    newsIn(language, kind, { number, isAll: remaining.length === 0, event: eventOf(order, jetId) }),
    ...linesOf({ ...order, tickets: remaining }),
    ...(remaining.length > 0 ? [[`${words.total}: ${formatPrice(sum.totalCents)}`, ...vat].join('\n')] : []),
    ...(owed > 0
      ? [
          order.paymentMethod === 'online'
            ? words.owedOnline(formatPrice(owed))
            : words.owed(formatPrice(owed)),
        ]
      : []),
    `${wayOn(order, remaining.length > 0)}\n${link}`,
    ...(remaining.length > 0 && hasTickets(order) ? [`${words.pdf}\n${pdfLink}`] : []),
    words.keep,
    `${words.bye}\n${site}`,
  ];
  return { subject: `${site}: ${subjectOf(order, kind, jetId)}`, text: `${paragraphs.join('\n\n')}\n` };
}

function newsIn(
  language: Language,
  kind: OrderNews['kind'],
  { number, isAll, event }: { number: string; isAll: boolean; event: string },
): string {
  const words = WORDS[language];
  switch (kind) {
    case 'placed':
      return words.thanks(number);
    case 'ticket-cancelled':
      return words.given(number, isAll);
    case 'cancelled-by-house':
      return words.cancelled(number, isAll);
    case 'event-cancelled':
      return words.eventCancelled(number, event);
    case 'event-moved':
      return words.moved(number, event);
    case 'not-paid':
      return words.notPaid(number);
    case 'paid':
    case 'refunded':
    case 'reminder':
    case 'resent':
      return words[kind](number);
  }
}

/** What is read before the email is opened: what happened, and to which order. */
function subjectOf(order: Order, kind: OrderNews['kind'], jetId: number | undefined): string {
  const { subject, subjects } = WORDS[order.language];
  const ticket = order.tickets.find((each) => each.jetId === jetId);
  const title = ticket ? titleOf(ticket, order.language) : '';
  return kind in subjects
    ? subjects[kind as keyof typeof subjects](order.number, title)
    : subject(order.number);
}

/** The event that the news is about, with its start. */
function eventOf({ tickets, language }: Order, jetId: number | undefined): string {
  const ticket = tickets.find((each) => each.jetId === jetId);
  return ticket ? [titleOf(ticket, language), ...whenOf(ticket, language)].join(', ') : '';
}

/** What is to be done next, before the link. */
function wayOn(order: Order, hasValid: boolean): string {
  const words = WORDS[order.language];
  if (!hasValid) return words.nothingLeft;
  const isPaid = takesMoney(order) && openCents(order) <= 0;
  return isPaid ? words.tickets : words.paying[order.paymentMethod];
}

/** A paragraph for each event and start, a line for each price. */
function linesOf({ tickets, language }: Order): string[] {
  const visits = Map.groupBy(tickets, (ticket) => `${ticket.jetId} ${ticket.startsAt}`);
  return [...visits.values()].map((visit) => {
    const [first] = visit as [OrderTicket];
    const prices = Map.groupBy(visit, ({ seatGroup, price }) =>
      [seatGroup.code, price.saleTypeId, price.cents].join(' '),
    );
    const lines = [...prices.values()].map((alike) => {
      const [{ seatGroup, price }] = alike as [OrderTicket];
      const names = [shown(price.name, language).text, shown(seatGroup.name, language).text];
      return `${alike.length} × ${names.join(', ')}: ${formatPrice(alike.length * price.cents)}`;
    });
    return [titleOf(first, language), ...whenOf(first, language), ...lines].join('\n');
  });
}

const titleOf = ({ event }: OrderTicket, language: Language): string =>
  event === null ? 'Tickets' : shown(event, language).text;

function whenOf({ startsAt }: OrderTicket, language: Language): string[] {
  if (startsAt === null) return [];
  return [`${formatDay(dayOf(startsAt), language)}, ${formatTime(timeOf(startsAt), language)}`];
}
