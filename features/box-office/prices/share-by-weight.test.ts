import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareByWeight } from './share-by-weight.ts';

describe('cents that are shared out by weight', () => {
  it('are shares in whole cents, the largest remainders first', () => {
    expect(shareByWeight(4800, [600, 600, 600, 600])).toEqual([1200, 1200, 1200, 1200]);
    expect(shareByWeight(1000, [1, 1, 1])).toEqual([334, 333, 333]);
    expect(shareByWeight(1000, [900, 600, 600])).toEqual([428, 286, 286]);
  });

  it('are shared equally where nothing weighs anything', () => {
    expect(shareByWeight(5, [0, 0])).toEqual([3, 2]);
    expect(shareByWeight(7, [0, 5])).toEqual([0, 7]);
  });

  it('come to the amount to the cent, whatever they weigh', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 }),
        (cents, weights) => {
          const shares = shareByWeight(cents, weights);
          expect(shares).toHaveLength(weights.length);
          expect(shares.reduce((all, share) => all + share, 0)).toBe(cents);
          expect(shares.every((share) => Number.isSafeInteger(share) && share >= 0)).toBe(true);
        },
      ),
    );
  });
});
