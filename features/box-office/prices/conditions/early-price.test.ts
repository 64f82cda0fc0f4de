import { describe, expect, it } from 'vitest';
import { centsAt, isEarly, lastEarlyDay } from './early-price.ts';

const START = '2026-12-20T14:00:00.000Z';
const early = (more: { until?: string; daysBefore?: number }) => ({
  cents: 700,
  until: more.until ?? null,
  daysBefore: more.daysBefore ?? null,
});

describe('an early price', () => {
  it('is had until the end of its last day at the venue', () => {
    const until = early({ until: '2026-12-01' });
    expect(isEarly(until, START, '2026-12-01T22:59:59.999Z')).toBe(true);
    expect(isEarly(until, START, '2026-12-01T23:00:00.000Z')).toBe(false);
  });

  it('is had until so many days before the performance', () => {
    expect(lastEarlyDay(early({ daysBefore: 14 }), START)).toBe('2026-12-06');
    expect(isEarly(early({ daysBefore: 14 }), START, '2026-12-06T22:59:59.999Z')).toBe(true);
    expect(isEarly(early({ daysBefore: 14 }), START, '2026-12-06T23:00:00.000Z')).toBe(false);
  });

  it('is over at the end that comes first', () => {
    expect(lastEarlyDay(early({ until: '2026-12-01', daysBefore: 14 }), START)).toBe('2026-12-01');
    expect(lastEarlyDay(early({ until: '2026-12-10', daysBefore: 14 }), START)).toBe('2026-12-06');
  });

  it('is not early for an event without a start', () => {
    expect(isEarly(early({ daysBefore: 1 }), null, START)).toBe(false);
    expect(isEarly(null, START, START)).toBe(false);
  });

  it('moves with the performance', () => {
    const price = { cents: 900, early: early({ daysBefore: 14 }) };
    const now = '2026-12-07T12:00:00.000Z';
    expect(centsAt(price, START, now)).toBe(900);
    expect(centsAt(price, '2026-12-21T14:00:00.000Z', now)).toBe(700);
  });
});
