import { describe, expect, it } from 'vitest';
import { isOnline, nextChange } from './alert.ts';

const [EARLY, NOON, LATE] = [
  '2026-11-20T08:00:00.000Z',
  '2026-11-20T11:00:00.000Z',
  '2026-11-20T18:00:00.000Z',
];

describe('a window of time', () => {
  it('is open from its start until just before its end', () => {
    const window = { from: NOON, to: LATE };
    expect([EARLY, NOON, LATE].map((now) => isOnline(window, now))).toEqual([false, true, false]);
  });

  it('may be open at either side', () => {
    expect(isOnline({ from: null, to: NOON }, EARLY)).toBe(true);
    expect(isOnline({ from: NOON, to: null }, LATE)).toBe(true);
    expect(isOnline({ from: null, to: null }, NOON)).toBe(true);
  });

  it('tells when something changes next', () => {
    const windows = [
      { from: EARLY, to: LATE },
      { from: NOON, to: null },
    ];
    expect(nextChange(windows, EARLY)).toBe(NOON);
    expect(nextChange(windows, NOON)).toBe(LATE);
    expect(nextChange(windows, LATE)).toBeNull();
  });
});
