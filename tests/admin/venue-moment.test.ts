import { expect, it } from 'vitest';
import { venueDay, venueDayStart, venueMoment, venueWallTime } from '#admin/inputs/venue-moment.ts';

it('a moment is typed and shown as the clocks of the venue show it', () => {
  expect(venueWallTime('2026-11-28T14:00:00.000Z')).toBe('2026-11-28T15:00');
  expect(venueMoment('2026-11-28T15:00')).toBe('2026-11-28T14:00:00.000Z');
  expect(venueMoment('2026-07-28T15:00')).toBe('2026-07-28T13:00:00.000Z');
});

it('a half-typed input is no moment yet', () => {
  for (const typed of ['', null, '2026-11-28', '2026-02-30T15:00', '2026-11-28T'])
    expect(venueMoment(typed)).toBeNull();
  expect(venueWallTime(null)).toBe('');
});

it('a day begins at midnight of the venue', () => {
  expect(venueDayStart('2026-11-22')).toBe('2026-11-21T23:00:00.000Z');
  expect(venueDay('2026-11-21T23:00:00.000Z')).toBe('2026-11-22');
  expect(venueDayStart('2026-11')).toBe('');
});
