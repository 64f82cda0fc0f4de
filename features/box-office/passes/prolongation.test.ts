import { describe, expect, it } from 'vitest';
import { endAfter } from './pass-end.ts';
import { refusalToProlong } from './prolongation.ts';

const NOW = '2026-11-20T11:00:00.000Z';
const ENDS = '2026-12-31T23:00:00.000Z';
const pass = { state: 'valid', validUntil: ENDS } as const;

describe('a pass that is to be valid longer', () => {
  it('ends after its last day at the venue', () => {
    expect(endAfter('2027-06-30')).toBe('2027-06-30T22:00:00.000Z');
    expect(endAfter('2026-12-31')).toBe(ENDS);
  });

  it('may end later, or as it does already', () => {
    expect(refusalToProlong(pass, '2027-06-30T22:00:00.000Z', NOW)).toBeNull();
    expect(refusalToProlong(pass, ENDS, NOW)).toBeNull();
  });

  it('may be over: from now on it is valid again', () => {
    const over = { ...pass, validUntil: '2026-10-31T23:00:00.000Z' };
    expect(refusalToProlong(over, '2026-11-20T23:00:00.000Z', NOW)).toBeNull();
    expect(refusalToProlong(over, NOW, NOW)).toBe('ENDS_TOO_EARLY');
  });

  it('never becomes shorter, and ends within ten years', () => {
    expect(refusalToProlong(pass, '2026-12-30T23:00:00.000Z', NOW)).toBe('ENDS_TOO_EARLY');
    expect(refusalToProlong(pass, '2036-11-01T23:00:00.000Z', NOW)).toBeNull();
    expect(refusalToProlong(pass, '2037-01-01T23:00:00.000Z', NOW)).toBe('ENDS_TOO_LATE');
  });

  it('remains cancelled', () => {
    expect(refusalToProlong({ ...pass, state: 'cancelled' }, '2027-06-30T22:00:00.000Z', NOW)).toBe(
      'PASS_CANCELLED',
    );
  });
});
