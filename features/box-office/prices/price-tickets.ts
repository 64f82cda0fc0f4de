import { type PricedItem, type PriceSum, priceSum } from './price-sum.ts';

/** Tickets of one price for one performance, before any reduction. */
export interface TicketLine extends PricedItem {
  performanceId: number;
  priceId: number;
  /** Places that one ticket takes. */
  units: number;
  /** The series it is bought with as a whole; left out for one bought separately. */
  series?: object | null;
  /** Left out where its conditions change nothing. */
  conditions?: { flat: object | null };
}

/** Reduction of the ticket price by a coupon. */
export type Reduction =
  | { kind: 'amount'; cents: number }
  /** A whole number from 1 to 100. */
  | { kind: 'percent'; percent: number }
  /** So many of the dearest tickets cost nothing. */
  | { kind: 'free-tickets'; tickets: number };

export interface CouponTerms {
  reduction: Reduction;
  /** The performances it counts for; `null` for all. */
  performanceIds: number[] | null;
}

/** Tickets a pass pays for: those of its rate of VAT, a visit for each place they take. */
export interface PassCover {
  /** How many visits there are. */
  visits: number;
  vatBasisPoints: number | null;
  /** Maximum price of a place; `null` for any price. */
  mostCents: number | null;
  /** The performances it is for; `null` for all. */
  performanceIds: number[] | null;
}

/** A line with the price of each of its tickets, and its reductions. */
export interface PricedLine<L extends TicketLine> {
  line: L;
  /** One entry for each ticket; `cents` is the amount charged, `passVisits` the visits a pass paid instead. */
  tickets: { cents: number; reductionCents: number; passVisits: number }[];
  totalCents: number;
  reductionCents: number;
}

export interface TicketPrices<L extends TicketLine = TicketLine> {
  lines: PricedLine<L>[];
  /** Before coupon and pass. */
  fullCents: number;
  reductionCents: number;
  /** Amount a pass pays, and the number of visits it uses. */
  passCents: number;
  passVisits: number;
  /** Amount charged, with its VAT. */
  sum: PriceSum;
}

interface Ticket {
  line: TicketLine;
  reductionCents: number;
  /** Above zero where a pass pays for it. */
  passVisits: number;
}

/**
 * Prices tickets with a pass and a coupon, the same for cart, checkout and order (docs/algorithms/prices.md). Amounts are
 * cents, VAT included. Each ticket has its own price, never below zero; neither the sum nor its VAT depends on the order of
 * the lines.
 */
export function priceTickets<L extends TicketLine>(
  lines: readonly L[],
  coupon: CouponTerms | null,
  pass: PassCover | null = null,
): TicketPrices<L> {
  const ticketsByLine = lines.map((line) =>
    Array.from({ length: line.quantity }, (): Ticket => ({ line, reductionCents: 0, passVisits: 0 })),
  );
  if (pass) cover(ticketsByLine.flat(), pass);
  if (coupon) reduce(ticketsByLine.flat(), coupon);
  const priced = ticketsByLine.map((tickets, index): PricedLine<L> => {
    const reductionCents = total(tickets, (ticket) => ticket.reductionCents);
    const line = lines[index] as L;
    const charged = tickets.map(({ reductionCents: reduced, passVisits }) => ({
      cents: passVisits > 0 ? 0 : line.cents - reduced,
      reductionCents: reduced,
      passVisits,
    }));
    return { line, tickets: charged, totalCents: total(charged, ({ cents }) => cents), reductionCents };
  });
  const fullCents = total(lines, ({ cents, quantity }) => cents * quantity);
  const reductionCents = total(priced, (line) => line.reductionCents);
  return {
    lines: priced,
    fullCents,
    reductionCents,
    passCents: fullCents - reductionCents - total(priced, ({ totalCents }) => totalCents),
    passVisits: total(ticketsByLine.flat(), ({ passVisits }) => passVisits),
    sum: priceSum(
      priced.flatMap(({ line, tickets }) =>
        tickets.map(({ cents }) => ({ cents, quantity: 1, vatBasisPoints: line.vatBasisPoints })),
      ),
    ),
  };
}

/** Whole tickets that cost something, those first that are worth most for each visit, as long as there are visits for them. */
function cover(tickets: Ticket[], { visits, vatBasisPoints, mostCents, performanceIds }: PassCover): void {
  let left = visits;
  const covered = tickets
    // Excludes series: a series bought as a whole is paid as a whole.
    .filter(({ line }) => !line.series && line.cents > 0 && line.vatBasisPoints === vatBasisPoints)
    .filter(isSingle)
    .filter(({ line }) => mostCents === null || line.cents <= mostCents * line.units)
    .filter(({ line }) => performanceIds === null || performanceIds.includes(line.performanceId))
    .sort((a, b) => b.line.cents * a.line.units - a.line.cents * b.line.units || dearestFirst(a, b));
  for (const ticket of covered) {
    if (ticket.line.units > left) continue;
    ticket.passVisits = ticket.line.units;
    left -= ticket.line.units;
  }
}

function reduce(tickets: Ticket[], { reduction, performanceIds }: CouponTerms): void {
  const reduced = tickets
    .filter(({ line, passVisits }) => line.cents > 0 && passVisits === 0)
    .filter(({ line }) => performanceIds === null || performanceIds.includes(line.performanceId))
    .sort(dearestFirst);
  if (reduction.kind === 'free-tickets') {
    for (const ticket of reduced.filter(isSingle).slice(0, reduction.tickets))
      ticket.reductionCents = ticket.line.cents;
    return;
  }
  const all = total(reduced, ({ line }) => line.cents);
  const wanted =
    reduction.kind === 'amount' ? reduction.cents : Math.floor((all * reduction.percent * 2 + 100) / 200);
  shareOut(Math.min(all, wanted), reduced, all);
}

/** The ticket that carries a flat price is that of a whole group, and no single one. */
const isSingle = ({ line }: Ticket): boolean => !line.conditions?.flat;

/** A canonical order of tickets: equal ones may stand in any. */
function dearestFirst({ line: a }: Ticket, { line: b }: Ticket): number {
  return (
    b.cents - a.cents ||
    (b.vatBasisPoints ?? -1) - (a.vatBasisPoints ?? -1) ||
    a.performanceId - b.performanceId ||
    a.priceId - b.priceId
  );
}

/** Splits an amount by price, in whole cents; the rest goes to the largest remainders. */
function shareOut(amount: number, tickets: Ticket[], all: number): void {
  if (all === 0) return;
  const shares = tickets.map((ticket) => {
    const exact = amount * ticket.line.cents;
    ticket.reductionCents = Math.floor(exact / all);
    return { ticket, remainder: exact % all };
  });
  const left = amount - total(tickets, ({ reductionCents }) => reductionCents);
  // Sorting keeps the order of equals: the dearest first.
  const largest = shares.toSorted((a, b) => b.remainder - a.remainder).slice(0, left);
  for (const { ticket } of largest) ticket.reductionCents += 1;
}

function total<T>(items: readonly T[], centsOf: (item: T) => number): number {
  return items.reduce((sum, item) => sum + centsOf(item), 0);
}

/** Gives priced tickets away: nothing is charged, and neither a coupon nor a pass is used for them. */
export function complimentaryTickets<L extends TicketLine>(lines: readonly L[]): TicketPrices<L> {
  return priceTickets(lines, { reduction: { kind: 'percent', percent: 100 }, performanceIds: null });
}
