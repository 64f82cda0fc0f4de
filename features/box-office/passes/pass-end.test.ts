import { describe, expect, it } from 'vitest';
import { endOfPass } from './pass-end.ts';

const NOW = '2026-11-23T22:30:00.000Z';

describe('endOfPass', () => {
  it('counts whole days of the venue after the day of buying', () => {
    expect(endOfPass({ validDays: 1, validUntil: null }, NOW)).toBe('2026-11-24T23:00:00.000Z');
    expect(endOfPass({ validDays: 365, validUntil: null }, NOW)).toBe('2027-11-23T23:00:00.000Z');
  });

  it('ends with whichever comes first', () => {
    const validUntil = '2027-01-01T00:00:00.000Z';
    expect(endOfPass({ validDays: 365, validUntil }, NOW)).toBe(validUntil);
    expect(endOfPass({ validDays: 1, validUntil }, NOW)).toBe('2026-11-24T23:00:00.000Z');
    expect(endOfPass({ validDays: null, validUntil }, NOW)).toBe(validUntil);
  });

  it('is none where it has passed', () => {
    expect(endOfPass({ validDays: 365, validUntil: NOW }, NOW)).toBeNull();
    expect(endOfPass({ validDays: null, validUntil: null }, NOW)).toBeNull();
  });
});
