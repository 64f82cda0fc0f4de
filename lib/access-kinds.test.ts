import { describe, expect, it } from 'vitest';
import { ACCESS_KINDS, accessBits, accessKinds, accessOf } from './access-kinds.ts';

describe('access', () => {
  it('comes back from how it is stored, in its order', () => {
    expect(accessKinds(accessBits(['quiet', 'step-free']))).toEqual(['step-free', 'quiet']);
    expect(accessKinds(accessBits(ACCESS_KINDS))).toEqual(ACCESS_KINDS);
    expect(accessKinds(null)).toEqual([]);
  });

  it('is the union of production and room, unless the event overrides it', () => {
    const [stepFree, relaxed] = [accessBits(['step-free']), accessBits(['relaxed'])];
    expect(accessOf(null, relaxed, stepFree)).toEqual(['step-free', 'relaxed']);
    expect(accessOf(null, null, null)).toEqual([]);
    expect(accessOf(accessBits(['quiet']), relaxed, stepFree)).toEqual(['quiet']);
    expect(accessOf(0, relaxed, stepFree)).toEqual([]);
  });
});
