import { expect, it } from 'vitest';
import { lastDayToShrink, mayShrink } from './group-change.ts';

/** A Tuesday in winter; the venue is an hour ahead of UTC. */
const START = '2026-12-08T08:30:00.000Z';

it('a group becomes smaller until the end of a day at the venue', () => {
  expect(lastDayToShrink(START, 7)).toBe('2026-12-01');
  expect(mayShrink(START, 7, '2026-12-01T22:59:59.999Z')).toBe(true);
  expect(mayShrink(START, 7, '2026-12-01T23:00:00.000Z')).toBe(false);
});

it('the day is that of the venue, across the change of the clocks too', () => {
  const early = '2027-03-31T22:30:00.000Z';
  expect(lastDayToShrink(early, 4)).toBe('2027-03-28');
  expect(mayShrink(early, 4, '2027-03-28T21:59:59.999Z')).toBe(true);
  expect(mayShrink(early, 4, '2027-03-28T22:00:00.000Z')).toBe(false);
});

it('nobody becomes smaller after the start, nor waits for a start there is none of', () => {
  expect(mayShrink(START, 0, '2026-12-08T08:29:59.999Z')).toBe(true);
  expect(mayShrink(START, 0, START)).toBe(false);
  expect(mayShrink(null, 7, START)).toBe(true);
});
