import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

describe('seeded chance', () => {
  it('repeats itself for the same seed', () => {
    const [one, other] = [createRandom('v1/music/a'), createRandom('v1/music/a')];
    expect([one.next(), one.next(), one.next()]).toEqual([other.next(), other.next(), other.next()]);
  });

  it('is within its bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer(), { minLength: 1 }), (seed, list) => {
        const random = createRandom(seed);
        const value = random.between(-3, 5);
        expect(value).toBeGreaterThanOrEqual(-3);
        expect(value).toBeLessThan(5);
        expect(list).toContain(random.pick(list));
        expect([-1, 1]).toContain(random.sign());
      }),
    );
  });
});
