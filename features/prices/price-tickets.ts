import { type PricedItem, type PriceSum, priceSum } from './price-sum.ts';

/** Tickets of one price for one performance, before any reduction. */
export interface TicketLine extends PricedItem {
  performanceId: number;
  priceId: number;
}

/** What a coupon takes off the price of tickets. */
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

/** A line with what each of its tickets costs, and what was taken off. */
export interface PricedLine<L extends TicketLine> {
  line: L;
  /** One entry for each ticket; `cents` is what is charged. */
  tickets: { cents: number; reductionCents: number }[];
  totalCents: number;
  reductionCents: number;
}

export interface TicketPrices<L extends TicketLine = TicketLine> {
  lines: PricedLine<L>[];
  /** Before the reduction. */
  fullCents: number;
  reductionCents: number;
  /** What is charged, with its VAT. */
  sum: PriceSum;
}

interface Ticket {
  line: TicketLine;
  reductionCents: number;
}

/**
 * What tickets cost with a coupon, for cart, checkout and order alike (docs/algorithms/prices.md). Amounts are cents, VAT included.
 * Each ticket keeps a price of its own, never below zero; neither the sum nor its VAT depends on the order of the lines.
 */
export function priceTickets<L extends TicketLine>(
  lines: readonly L[],
  coupon: CouponTerms | null,
): TicketPrices<L> {
  const ticketsByLine = lines.map((line) =>
    Array.from({ length: line.quantity }, (): Ticket => ({ line, reductionCents: 0 })),
  );
  if (coupon) reduce(ticketsByLine.flat(), coupon);
  const priced = ticketsByLine.map((tickets, index): PricedLine<L> => {
    const reductionCents = total(tickets, (ticket) => ticket.reductionCents);
    const line = lines[index] as L;
    return {
      line,
      tickets: tickets.map((ticket) => ({
        cents: line.cents - ticket.reductionCents,
        reductionCents: ticket.reductionCents,
      })),
      totalCents: line.cents * line.quantity - reductionCents,
      reductionCents,
    };
  });
  return {
    lines: priced,
    fullCents: total(lines, ({ cents, quantity }) => cents * quantity),
    reductionCents: total(priced, ({ reductionCents }) => reductionCents),
    sum: priceSum(
      priced.flatMap(({ line, tickets }) =>
        tickets.map(({ cents }) => ({ cents, quantity: 1, vatBasisPoints: line.vatBasisPoints })),
      ),
    ),
  };
}

function reduce(tickets: Ticket[], { reduction, performanceIds }: CouponTerms): void {
  const reduced = tickets
    .filter(({ line }) => line.cents > 0)
    .filter(({ line }) => performanceIds === null || performanceIds.includes(line.performanceId))
    .sort(dearestFirst);
  if (reduction.kind === 'free-tickets') {
    for (const ticket of reduced.slice(0, reduction.tickets)) ticket.reductionCents = ticket.line.cents;
    return;
  }
  const all = total(reduced, ({ line }) => line.cents);
  const wanted =
    reduction.kind === 'amount' ? reduction.cents : Math.floor((all * reduction.percent * 2 + 100) / 200);
  shareOut(Math.min(all, wanted), reduced, all);
}

/** One order for all ways to list the same tickets: what cannot be told apart may stand in any. */
function dearestFirst({ line: a }: Ticket, { line: b }: Ticket): number {
  return (
    b.cents - a.cents ||
    (b.vatBasisPoints ?? -1) - (a.vatBasisPoints ?? -1) ||
    a.performanceId - b.performanceId ||
    a.priceId - b.priceId
  );
}

/** Shares an amount out by price, in whole cents; what is left over goes to the largest remainders. */
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
