import type { Order, OrderSeries, OrderTicket } from '#features/box-office/ticketing/index.ts';
import { placeWords } from '#features/box-office/ticketing/index.ts';
import { inLanguage } from '#lib/i18n.ts';
import { type Language, shown } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { dayOf, formatDay, formatTime, timeOf } from '#lib/venue-time.ts';
import type { EmailBlock } from '#platform/mail/email-template.ts';
import { WORDS } from './order-email-words.ts';

/**
 * Returns the tickets of an order as cards for emails: one for each series bought as a whole, and one for each date of
 * the others.
 */
export function orderCards({
  tickets,
  series,
  language,
}: Pick<Order, 'tickets' | 'series' | 'language'>): EmailBlock[] {
  const whole = series.flatMap((each) => {
    const ofIt = tickets.filter(({ seriesId }) => seriesId === each.id);
    return ofIt.length === 0 ? [] : [seriesCard(each, ofIt, language)];
  });
  const single = visitsOf(tickets.filter(({ seriesId }) => seriesId === null));
  return [...whole, ...single.map((visit) => visitCard(visit, language))];
}

/** Its dates, and the total of its tickets; a date with returned tickets states how many are left. */
function seriesCard(series: OrderSeries, tickets: readonly OrderTicket[], language: Language): EmailBlock {
  const title = shown(series.title, language).text;
  const facts = visitsOf(tickets).map((visit) => {
    const event = titleOf(visit[0], language);
    return [
      ...dateOf(visit[0], language),
      ...(event === title ? [] : [event]),
      ...(visit.length === series.quantity ? [] : [inLanguage(WORDS, language).ticketCount(visit.length)]),
    ].join(', ');
  });
  const names = [inLanguage(WORDS, language).wholeSeries, shown(series.price, language).text].join(', ');
  return {
    ...{ kind: 'card', title, facts },
    rows: [[`${series.quantity} × ${names}`, formatPrice(sumOf(tickets))]],
  };
}

/** A row for each price. */
function visitCard(visit: Visit, language: Language): EmailBlock {
  const prices = Map.groupBy(visit, ({ seatGroup, price, passVisits }) =>
    [seatGroup.code, price.saleTypeId, fullCents(price), passVisits].join(' '),
  );
  const rows = [...prices.values()].map((sameLines): [string, string] => {
    const [{ seatGroup, price, passVisits }] = sameLines as [OrderTicket];
    const seats = sameLines.flatMap((ticket) => ticket.seats);
    const place = shown(placeWords({ seatGroup, seats }), language).text;
    const names = [shown(price.name, language).text, place];
    const paid =
      passVisits > 0
        ? inLanguage(WORDS, language).visits(sameLines.length * passVisits)
        : formatPrice(sumOf(sameLines));
    return [`${sameLines.length} × ${names.join(', ')}`, paid];
  });
  return { kind: 'card', title: titleOf(visit[0], language), facts: dateOf(visit[0], language), rows };
}

/** The events of tickets, each as a card with its dates alone: for emails without prices. */
export function dateCards(tickets: readonly OrderTicket[], language: Language): EmailBlock[] {
  const byTitle = Map.groupBy(tickets, (ticket) => titleOf(ticket, language));
  return [...byTitle].map(([title, ofIt]) => ({
    kind: 'card',
    title,
    facts: [...new Set(ofIt.flatMap((ticket) => dateOf(ticket, language)))],
    rows: [],
  }));
}

/** Tickets of one event and start. */
type Visit = [OrderTicket, ...OrderTicket[]];

function visitsOf(tickets: readonly OrderTicket[]): Visit[] {
  return [...Map.groupBy(tickets, ({ jetId, startsAt }) => `${jetId} ${startsAt}`).values()] as Visit[];
}

/** Price of a ticket before a coupon, which has a line to itself. */
const fullCents = ({ cents, reductionCents }: OrderTicket['price']) => cents + reductionCents;

const sumOf = (tickets: readonly OrderTicket[]) =>
  tickets.reduce((sum, { price }) => sum + fullCents(price), 0);

export const titleOf = ({ event }: OrderTicket, language: Language): string =>
  event === null ? 'Tickets' : shown(event, language).text;

/** When a ticket is for, as far as that holds. */
function dateOf(ticket: OrderTicket, language: Language): string[] {
  const when = whenOf(ticket, language);
  return ticket.isPostponed ? when.map(inLanguage(WORDS, language).wasOn) : when;
}

/** When it starts, or was to. */
export function whenOf({ startsAt }: OrderTicket, language: Language): string[] {
  if (startsAt === null) return [];
  return [`${formatDay(dayOf(startsAt), language)}, ${formatTime(timeOf(startsAt), language)}`];
}
