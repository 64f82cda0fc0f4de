import { describe, expect, it } from 'vitest';
import { availabilityOf, isAvailable } from './asset.ts';

const MORNING = '2026-11-20T08:00:00.000Z';
const NOON = '2026-11-20T12:00:00.000Z';
const EVENING = '2026-11-20T19:00:00.000Z';
const free = { availableUntil: null, withdrawnAt: null, deletedAt: null };

describe('a picture may be shown', () => {
  it('when nothing stands against it', () => {
    expect(isAvailable(free, NOON)).toBe(true);
  });

  it('until its end, and not at it', () => {
    expect(isAvailable({ ...free, availableUntil: NOON }, MORNING)).toBe(true);
    expect(isAvailable({ ...free, availableUntil: NOON }, NOON)).toBe(false);
  });

  it('not when somebody took their consent back, nor from the trash', () => {
    expect(isAvailable({ ...free, withdrawnAt: MORNING }, NOON)).toBe(false);
    expect(isAvailable({ ...free, deletedAt: MORNING }, NOON)).toBe(false);
  });
});

describe('rights and consents together', () => {
  it('end with the first of them', () => {
    const consents = [
      { validUntil: EVENING, withdrawnAt: null },
      { validUntil: null, withdrawnAt: null },
    ];
    expect(availabilityOf(null, consents).availableUntil).toBe(EVENING);
    expect(availabilityOf(NOON, consents).availableUntil).toBe(NOON);
    expect(availabilityOf(null, [])).toEqual({ availableUntil: null, withdrawnAt: null });
  });

  it('are over when one person says so', () => {
    const consents = [
      { validUntil: null, withdrawnAt: NOON },
      { validUntil: null, withdrawnAt: MORNING },
      { validUntil: null, withdrawnAt: null },
    ];
    expect(availabilityOf(null, consents).withdrawnAt).toBe(MORNING);
  });
});
