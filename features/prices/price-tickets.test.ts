import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceSum } from './price-sum.ts';
import { type CouponTerms, priceTickets, type TicketLine } from './price-tickets.ts';

const SEVEN = 700;
const NINETEEN = 1900;

const adult = (quantity: number, more: Partial<TicketLine> = {}): TicketLine => ({
  performanceId: 1,
  priceId: 1,
  cents: 900,
  vatBasisPoints: SEVEN,
  quantity,
  ...more,
});
const child = (quantity: number, more: Partial<TicketLine> = {}) =>
  adult(quantity, { priceId: 2, cents: 600, ...more });
const everywhere = (reduction: CouponTerms['reduction']): CouponTerms => ({
  reduction,
  performanceIds: null,
});

describe('tickets without a coupon', () => {
  it('cost what they cost', () => {
    const prices = priceTickets([adult(1), child(2)], null);
    expect(prices).toMatchObject({ fullCents: 2100, reductionCents: 0 });
    expect(prices.sum).toEqual(priceSum([adult(1), child(2)]));
  });
});

describe('a coupon', () => {
  it('of an amount is shared out over the tickets by their prices', () => {
    const prices = priceTickets([adult(1), child(2)], everywhere({ kind: 'amount', cents: 1000 }));
    expect(prices.lines.map(({ tickets }) => tickets.map(({ cents }) => cents))).toEqual([[472], [314, 314]]);
    expect(prices).toMatchObject({ fullCents: 2100, reductionCents: 1000, sum: { totalCents: 1100 } });
  });

  it('of an amount never gives more than the tickets cost', () => {
    const prices = priceTickets([child(1)], everywhere({ kind: 'amount', cents: 5000 }));
    expect(prices).toMatchObject({ reductionCents: 600, sum: { totalCents: 0, vat: [] } });
  });

  it('of a percentage is computed from the sum, half a cent rounded up', () => {
    const lines = [adult(3, { cents: 105 })];
    expect(priceTickets(lines, everywhere({ kind: 'percent', percent: 10 })).reductionCents).toBe(32);
    expect(priceTickets(lines, everywhere({ kind: 'percent', percent: 100 })).sum.totalCents).toBe(0);
  });

  it('of free tickets takes the dearest', () => {
    const prices = priceTickets([child(2), adult(2)], everywhere({ kind: 'free-tickets', tickets: 3 }));
    expect(prices.lines.map(({ tickets }) => tickets.map(({ cents }) => cents))).toEqual([
      [0, 600],
      [0, 0],
    ]);
  });

  it('counts for the performances it is for, and for no free ticket', () => {
    const coupon: CouponTerms = { reduction: { kind: 'percent', percent: 50 }, performanceIds: [2] };
    const lines = [adult(1), adult(1, { performanceId: 2 }), adult(1, { performanceId: 2, cents: 0 })];
    expect(priceTickets(lines, coupon).lines.map(({ totalCents }) => totalCents)).toEqual([900, 450, 0]);
    expect(priceTickets([adult(1)], coupon).reductionCents).toBe(0);
  });

  it('lowers the VAT of each rate by what was taken off at it', () => {
    const lines = [adult(1, { cents: 1000 }), adult(1, { cents: 1000, vatBasisPoints: NINETEEN })];
    const { sum } = priceTickets(lines, everywhere({ kind: 'amount', cents: 500 }));
    expect(sum.vat).toEqual([
      { basisPoints: NINETEEN, grossCents: 750, vatCents: 120 },
      { basisPoints: SEVEN, grossCents: 750, vatCents: 49 },
    ]);
  });
});

describe('prices with any coupon', () => {
  const line = fc.record({
    performanceId: fc.integer({ min: 1, max: 3 }),
    priceId: fc.integer({ min: 1, max: 4 }),
    cents: fc.integer({ min: 0, max: 100_000 }),
    vatBasisPoints: fc.constantFrom(null, 0, SEVEN, NINETEEN),
    quantity: fc.integer({ min: 1, max: 20 }),
  });
  const coupon = fc.record({
    reduction: fc.oneof(
      fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 500_000 }) }),
      fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ kind: fc.constant('free-tickets' as const), tickets: fc.integer({ min: 1, max: 9 }) }),
    ),
    performanceIds: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 3 })),
  });
  const carts = fc.tuple(fc.array(line, { maxLength: 12 }), fc.option(coupon));

  it('are the sum of their parts, to the cent', () => {
    fc.assert(
      fc.property(carts, ([lines, terms]) => {
        const prices = priceTickets(lines, terms);
        const tickets = prices.lines.flatMap((priced) => priced.tickets);
        const sum = (of: number[]) => of.reduce((all, cents) => all + cents, 0);
        expect(sum(tickets.map(({ cents }) => cents))).toBe(prices.sum.totalCents);
        expect(sum(tickets.map(({ reductionCents }) => reductionCents))).toBe(prices.reductionCents);
        expect(sum(prices.lines.map(({ totalCents }) => totalCents))).toBe(prices.sum.totalCents);
        expect(prices.fullCents - prices.reductionCents).toBe(prices.sum.totalCents);
        expect(sum(prices.sum.vat.map(({ grossCents }) => grossCents))).toBe(prices.sum.totalCents);
      }),
    );
  });

  it('are never below zero, and never above the full price', () => {
    fc.assert(
      fc.property(carts, ([lines, terms]) => {
        for (const { line, tickets } of priceTickets(lines, terms).lines)
          for (const { cents, reductionCents } of tickets) {
            expect(cents).toBeGreaterThanOrEqual(0);
            expect(reductionCents).toBeGreaterThanOrEqual(0);
            expect(cents + reductionCents).toBe(line.cents);
          }
      }),
    );
  });

  it('do not depend on the order of the lines, nor on how they are split', () => {
    fc.assert(
      fc.property(carts, ([lines, terms]) => {
        const singly = lines.flatMap((each) =>
          Array.from({ length: each.quantity }, () => ({ ...each, quantity: 1 })),
        );
        const expected = priceTickets(lines, terms);
        for (const others of [lines.toReversed(), singly]) {
          const prices = priceTickets(others, terms);
          expect(prices.sum).toEqual(expected.sum);
          expect(prices.reductionCents).toBe(expected.reductionCents);
        }
      }),
    );
  });

  it('take off exactly what the coupon says, as far as there is something to take it off', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.integer({ min: 1, max: 500_000 }), (lines, cents) => {
        const prices = priceTickets(lines, everywhere({ kind: 'amount', cents }));
        expect(prices.reductionCents).toBe(Math.min(cents, prices.fullCents));
      }),
    );
  });
});
