import { expect, it } from 'vitest';
import { occupancyByDay } from '#features/shop/desk/reports/occupancy.ts';

const EVENT = { eventDay: '2026-11-24', today: '2026-11-22' };
const at = (day: string, time = '11:00') => `2026-11-${day}T${time}:00.000Z`;

it('adds up places day by day, and cancelled tickets leave on the day they were cancelled', () => {
  const tickets = [
    { issuedAt: at('20'), cancelledAt: null },
    { issuedAt: at('20'), cancelledAt: at('22') },
    { issuedAt: at('22'), cancelledAt: null },
  ];
  expect(occupancyByDay(tickets, EVENT)).toEqual([
    { day: '2026-11-20', daysBefore: 4, issued: 2, cancelled: 0, sold: 2 },
    { day: '2026-11-21', daysBefore: 3, issued: 0, cancelled: 0, sold: 2 },
    { day: '2026-11-22', daysBefore: 2, issued: 1, cancelled: 1, sold: 2 },
  ]);
});

it('ends on the day of the event, whatever was cancelled after it', () => {
  const tickets = [{ issuedAt: at('23'), cancelledAt: at('26') }];
  expect(occupancyByDay(tickets, { ...EVENT, today: '2026-11-30' }).map(({ sold }) => sold)).toEqual([1, 1]);
});

it('takes days in the time zone of the venue', () => {
  const [first] = occupancyByDay([{ issuedAt: at('20', '23:00'), cancelledAt: null }], EVENT);
  expect(first?.day).toBe('2026-11-21');
});

it('has no days before anything is sold', () => {
  expect(occupancyByDay([], EVENT)).toEqual([]);
});
