import { describe, expect, it } from 'vitest';
import { DENOMINATIONS } from '../tills/shift.ts';
import { cashSuggestions, changeInPieces } from './cash.ts';

describe('cash at the counter', () => {
  it.each([
    [3900, [3900, 4000, 5000, 10_000]],
    [2000, [2000, 5000, 10_000]],
    [450, [450, 500, 1000, 2000]],
    [12_350, [12_350, 12_500, 13_000, 14_000]],
  ])('suggests for %i what customers hand over', (total, given) => {
    const suggested = cashSuggestions(total);
    expect(suggested.map(({ givenCents }) => givenCents)).toEqual(given);
    expect(suggested.every(({ givenCents, changeCents }) => givenCents - changeCents === total)).toBe(true);
  });

  it('gives change in the fewest notes and coins', () => {
    expect(changeInPieces(1100, DENOMINATIONS)).toEqual([
      { cents: 1000, pieces: 1 },
      { cents: 100, pieces: 1 },
    ]);
    expect(changeInPieces(4, DENOMINATIONS)).toEqual([{ cents: 2, pieces: 2 }]);
    expect(changeInPieces(0, DENOMINATIONS)).toEqual([]);
  });
});
