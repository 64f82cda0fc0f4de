import { array, constantFrom, assert as holds, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adult, child, family, offer } from './offer.fixture.ts';
import {
  amountOf,
  countDiscounts,
  countTickets,
  quantityLimit,
  type Selection,
  totalCents,
  withAmount,
} from './selection.ts';

const NONE: Selection = [];
const plus = (selection: Selection, price: typeof adult, limits: Parameters<typeof withAmount>[3]) =>
  withAmount(selection, price, amountOf(selection, price) + 1, limits);
const minus = (selection: Selection, price: typeof adult, limits: Parameters<typeof withAmount>[3]) =>
  withAmount(selection, price, amountOf(selection, price) - 1, limits);

describe('choosing tickets', () => {
  it('adds a new entry with amount 1, then counts up the entry of the same seat group and sale type', () => {
    const once = plus(NONE, adult, offer);
    expect(once).toEqual([{ ticket: adult, amount: 1 }]);
    expect(plus(once, { ...adult }, offer)).toEqual([{ ticket: adult, amount: 2 }]);
  });

  it('keeps the same sale type of another seat group apart', () => {
    const chair = { ...adult, id: 99, seatGroup: 'chair' };
    expect(plus(plus(NONE, adult, offer), chair, offer)).toHaveLength(2);
  });

  it('counts down and takes the entry away with its last ticket', () => {
    const two = plus(plus(NONE, adult, offer), adult, offer);
    expect(amountOf(minus(two, adult, offer), adult)).toBe(1);
    expect(minus(minus(two, adult, offer), adult, offer)).toEqual([]);
    expect(minus(NONE, adult, offer)).toEqual([]);
  });

  it('stops at the limit per price and says so', () => {
    const full = withAmount(NONE, adult, 99, offer);
    expect(amountOf(full, adult)).toBe(offer.maxPerPrice);
    expect(quantityLimit(full, adult, offer)).toEqual({ max: offer.maxPerPrice, stoppedBy: 'price' });
  });

  it('stops at the limit per order and says so', () => {
    const small = { maxPerPrice: 10, maxPerOrder: 3 };
    const full = withAmount(plus(NONE, adult, small), child, 99, small);
    expect(amountOf(full, child)).toBe(2);
    expect(quantityLimit(full, child, small).stoppedBy).toBe('order');
    expect(quantityLimit(full, family, small)).toEqual({ max: 0, stoppedBy: 'order' });
  });

  it('sums up in cents and counts the discounted tickets', () => {
    const chosen = withAmount(withAmount(NONE, adult, 1, offer), child, 2, offer);
    expect(totalCents(chosen)).toBe(adult.cents + 2 * child.cents);
    expect(countDiscounts(chosen)).toBe(2);
  });

  it('never goes beyond the limits, below one ticket, or to two entries for one price', () => {
    const step = record({
      price: constantFrom(adult, child, family),
      go: constantFrom(plus, minus, (s: Selection, p: typeof adult, l: typeof offer) =>
        withAmount(s, p, 7, l),
      ),
    });
    const limits = record({
      maxPerPrice: integer({ min: 0, max: 12 }),
      maxPerOrder: integer({ min: 0, max: 25 }),
    });
    void holds(
      property(array(step, { maxLength: 60 }), limits, (steps, given) => {
        const limited = { ...offer, ...given };
        const end = steps.reduce<Selection>((now, { price, go }) => go(now, price, limited), NONE);
        expect(countTickets(end)).toBeLessThanOrEqual(given.maxPerOrder);
        expect(new Set(end.map(({ ticket }) => ticket.id)).size).toBe(end.length);
        for (const { amount } of end) {
          expect(amount).toBeGreaterThanOrEqual(1);
          expect(amount).toBeLessThanOrEqual(given.maxPerPrice);
        }
      }),
    );
  });
});
