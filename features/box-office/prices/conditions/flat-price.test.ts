import { describe, expect, it } from 'vitest';
import { breaksFlatPrice, flatShares, flatTotal } from './flat-price.ts';

const PARTY = { cents: 18_000, flat: { heads: 12, furtherCents: 1250 } };
const CLOSED = { cents: 18_000, flat: { heads: 12, furtherCents: null } };
const ticketsOf = (heads: number) =>
  (flatShares(PARTY, { before: 0, more: heads }) ?? [])
    .flatMap(({ cents, quantity }) => Array.from({ length: quantity }, () => cents))
    .map((cents, index) => ({ position: index + 1, cents, visit: 'party' }));

describe('a flat price', () => {
  it('is the same up to its limit, and each further head costs its price', () => {
    expect([1, 2, 12, 13, 15].map((heads) => flatTotal(PARTY, heads))).toEqual([
      18_000, 18_000, 18_000, 19_250, 21_750,
    ]);
    expect([12, 13].map((heads) => flatTotal(CLOSED, heads))).toEqual([18_000, null]);
  });

  it('has a ticket for each head, of which the first carries the amount', () => {
    expect(flatShares(PARTY, { before: 0, more: 14 })).toEqual([
      { cents: 18_000, quantity: 1 },
      { cents: 0, quantity: 11 },
      { cents: 1250, quantity: 2 },
    ]);
    expect(flatShares(CLOSED, { before: 0, more: 13 })).toBeNull();
  });

  it('comes to the same however its heads are added', () => {
    for (let first = 0; first <= 20; first += 1)
      for (let then = 0; then <= 20; then += 1) {
        const parts = [
          ...(flatShares(PARTY, { before: 0, more: first }) ?? []),
          ...(flatShares(PARTY, { before: first, more: then }) ?? []),
        ];
        const of = (key: 'cents' | 'heads') =>
          parts.reduce((sum, { cents, quantity }) => sum + (key === 'heads' ? 1 : cents) * quantity, 0);
        expect([of('heads'), of('cents')]).toEqual([
          first + then,
          first + then === 0 ? 0 : flatTotal(PARTY, first + then),
        ]);
      }
  });

  it('remains the price of those who stay, whichever tickets may be taken back', () => {
    for (let heads = 1; heads <= 15; heads += 1)
      for (let chosen = 0; chosen < 2 ** Math.min(heads, 10); chosen += 7) {
        const tickets = ticketsOf(heads);
        const gone = tickets.filter((_, index) => (chosen >> index) % 2 === 1).map((each) => each.position);
        if (breaksFlatPrice(tickets, gone)) continue;
        const stay = tickets.filter(({ position }) => !gone.includes(position));
        const sum = stay.reduce((all, { cents }) => all + cents, 0);
        expect(sum).toBe(stay.length === 0 ? 0 : flatTotal(PARTY, stay.length));
      }
  });

  it('lets nobody take back the ticket that carries it while others stay, or one within it while one beyond it stays', () => {
    expect(breaksFlatPrice(ticketsOf(12), [1])).toBe(true);
    expect(breaksFlatPrice(ticketsOf(12), [7])).toBe(false);
    expect(breaksFlatPrice(ticketsOf(13), [7])).toBe(true);
    expect(breaksFlatPrice(ticketsOf(13), [7, 13])).toBe(false);
    expect(breaksFlatPrice(ticketsOf(2), [1, 2])).toBe(false);
  });
});
