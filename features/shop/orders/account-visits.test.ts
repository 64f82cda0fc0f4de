import { expect, it } from 'vitest';
import type { Order } from '#features/box-office/ticketing/index.ts';
import { upcomingVisits } from './account-visits.ts';

const NOW = '2026-12-01T12:00:00.000Z';
const ticket = (position: number, startsAt: string | null, more: object = {}) => ({
  position,
  jetId: 1,
  startsAt,
  state: 'valid',
  replacedBy: null,
  isPostponed: false,
  ...more,
});
const order = (number: string, tickets: object[]) => ({ number, tickets }) as unknown as Order;

it('lists what is still to come, soonest first, tickets for one start together', () => {
  const late = '2026-12-09T15:00:00.000Z';
  const soon = '2026-12-03T10:00:00.000Z';
  const visits = upcomingVisits(
    [order('BS-1', [ticket(1, late), ticket(2, late)]), order('BS-2', [ticket(1, soon)])],
    NOW,
  );
  expect(visits.map(({ order: { number }, tickets }) => [number, tickets.length])).toEqual([
    ['BS-2', 1],
    ['BS-1', 2],
  ]);
});

it('leaves out what is over, returned, exchanged, postponed or has no start', () => {
  const later = '2026-12-09T15:00:00.000Z';
  const tickets = [
    ticket(1, '2026-11-30T15:00:00.000Z'),
    ticket(2, later, { state: 'cancelled' }),
    ticket(3, later, { replacedBy: 4 }),
    ticket(5, later, { isPostponed: true }),
    ticket(6, null),
  ];
  expect(upcomingVisits([order('BS-1', tickets)], NOW)).toEqual([]);
});
