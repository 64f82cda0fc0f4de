import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceSum } from './price-sum.ts';
import { type CouponTerms, type PassCover, priceTickets, type TicketLine } from './price-tickets.ts';

const SEVEN = 700;
const NINETEEN = 1900;

const adult = (quantity: number, more: Partial<TicketLine> = {}): TicketLine => ({
  performanceId: 1,
  priceId: 1,
  cents: 900,
  vatBasisPoints: SEVEN,
  quantity,
  units: 1,
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

  it('lowers the VAT of each rate by the reduction at it', () => {
    const lines = [adult(1, { cents: 1000 }), adult(1, { cents: 1000, vatBasisPoints: NINETEEN })];
    const { sum } = priceTickets(lines, everywhere({ kind: 'amount', cents: 500 }));
    expect(sum.vat).toEqual([
      { basisPoints: NINETEEN, grossCents: 750, vatCents: 120 },
      { basisPoints: SEVEN, grossCents: 750, vatCents: 49 },
    ]);
  });
});

describe('a pass', () => {
  const pass = (visits: number, more: Partial<PassCover> = {}): PassCover => ({
    ...{ visits, vatBasisPoints: SEVEN, mostCents: null, performanceIds: null },
    ...more,
  });
  const family = (quantity: number) => adult(quantity, { priceId: 3, cents: 2400, units: 4 });

  it('pays for whole tickets, those first that are worth most', () => {
    const prices = priceTickets([child(2), adult(2)], null, pass(3));
    expect(prices.lines.map(({ tickets }) => tickets.map(({ cents }) => cents))).toEqual([
      [0, 600],
      [0, 0],
    ]);
    expect(prices).toMatchObject({ fullCents: 3000, passCents: 2400, passVisits: 3, reductionCents: 0 });
    expect(prices.sum.totalCents).toBe(600);
  });

  it('needs a visit for each place, and never pays for a part of a ticket', () => {
    const prices = priceTickets([family(1), adult(1)], null, pass(4));
    // A place of the family card is worth 6 €, the adult 9 €: three visits are left, too few for four places.
    expect(prices).toMatchObject({ passVisits: 1, passCents: 900 });
    expect(priceTickets([family(1)], null, pass(4))).toMatchObject({ passVisits: 4, passCents: 2400 });
  });

  it('is for its rate of VAT, its performances, and places up to its price', () => {
    const lines = [adult(1, { vatBasisPoints: NINETEEN }), child(1, { performanceId: 2 })];
    expect(priceTickets(lines, null, pass(9)).passVisits).toBe(1);
    expect(priceTickets(lines, null, pass(9, { performanceIds: [1] })).passVisits).toBe(0);
    expect(priceTickets([adult(1), child(1)], null, pass(9, { mostCents: 600 })).passCents).toBe(600);
    expect(priceTickets([family(1)], null, pass(9, { mostCents: 599 })).passVisits).toBe(0);
    expect(priceTickets([adult(1, { cents: 0 })], null, pass(9)).passVisits).toBe(0);
  });

  it('goes before a coupon, which reduces the rest', () => {
    const half = everywhere({ kind: 'percent', percent: 50 });
    const prices = priceTickets([adult(1), child(1)], half, pass(1));
    expect(prices).toMatchObject({ passCents: 900, reductionCents: 300 });
    expect(prices.sum.totalCents).toBe(300);
    expect(priceTickets([adult(1)], half, pass(1)).reductionCents).toBe(0);
  });
});

describe('prices with any coupon and pass', () => {
  const line = fc.record({
    performanceId: fc.integer({ min: 1, max: 3 }),
    priceId: fc.integer({ min: 1, max: 4 }),
    cents: fc.integer({ min: 0, max: 100_000 }),
    vatBasisPoints: fc.constantFrom(null, 0, SEVEN, NINETEEN),
    quantity: fc.integer({ min: 1, max: 20 }),
    units: fc.integer({ min: 1, max: 4 }),
  });
  const coupon = fc.record({
    reduction: fc.oneof(
      fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 500_000 }) }),
      fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ kind: fc.constant('free-tickets' as const), tickets: fc.integer({ min: 1, max: 9 }) }),
    ),
    performanceIds: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 3 })),
  });
  const pass = fc.record({
    visits: fc.integer({ min: 1, max: 30 }),
    vatBasisPoints: fc.constantFrom(null, 0, SEVEN, NINETEEN),
    mostCents: fc.option(fc.integer({ min: 1, max: 100_000 })),
    performanceIds: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 3 })),
  });
  const carts = fc.tuple(fc.array(line, { maxLength: 12 }), fc.option(coupon), fc.option(pass));

  it('are the sum of their parts, to the cent', () => {
    fc.assert(
      fc.property(carts, ([lines, terms, cover]) => {
        const prices = priceTickets(lines, terms, cover);
        const tickets = prices.lines.flatMap((priced) => priced.tickets);
        const sum = (of: number[]) => of.reduce((all, cents) => all + cents, 0);
        expect(sum(tickets.map(({ cents }) => cents))).toBe(prices.sum.totalCents);
        expect(sum(tickets.map(({ reductionCents }) => reductionCents))).toBe(prices.reductionCents);
        expect(sum(prices.lines.map(({ totalCents }) => totalCents))).toBe(prices.sum.totalCents);
        expect(prices.fullCents - prices.reductionCents - prices.passCents).toBe(prices.sum.totalCents);
        expect(prices.passVisits).toBeLessThanOrEqual(cover?.visits ?? 0);
        expect(sum(prices.sum.vat.map(({ grossCents }) => grossCents))).toBe(prices.sum.totalCents);
      }),
    );
  });

  it('are never below zero, and never above the full price', () => {
    fc.assert(
      fc.property(carts, ([lines, terms, cover]) => {
        for (const { line, tickets } of priceTickets(lines, terms, cover).lines)
          for (const { cents, reductionCents, passVisits } of tickets) {
            expect(cents).toBeGreaterThanOrEqual(0);
            expect(reductionCents).toBeGreaterThanOrEqual(0);
            if (passVisits > 0) expect([cents, reductionCents, passVisits]).toEqual([0, 0, line.units]);
            else expect(cents + reductionCents).toBe(line.cents);
          }
      }),
    );
  });

  it('do not depend on the order of the lines, nor on how they are split', () => {
    fc.assert(
      fc.property(carts, ([lines, terms, cover]) => {
        const singly = lines.flatMap((each) =>
          Array.from({ length: each.quantity }, () => ({ ...each, quantity: 1 })),
        );
        const expected = priceTickets(lines, terms, cover);
        for (const others of [lines.toReversed(), singly]) {
          const prices = priceTickets(others, terms, cover);
          expect(prices.sum).toEqual(expected.sum);
          expect(prices.reductionCents).toBe(expected.reductionCents);
          expect(prices.passVisits).toBe(expected.passVisits);
        }
      }),
    );
  });

  it('take off exactly the reduction of the coupon, up to the price', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.integer({ min: 1, max: 500_000 }), (lines, cents) => {
        const prices = priceTickets(lines, everywhere({ kind: 'amount', cents }));
        expect(prices.reductionCents).toBe(Math.min(cents, prices.fullCents));
      }),
    );
  });
});
