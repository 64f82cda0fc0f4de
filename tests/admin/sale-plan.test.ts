import { expect, it } from 'vitest';
import { isComing, type Pool, poolName } from '#admin/sales/sale.ts';
import { placesOf, saleBody } from '#admin/sales/sale-plan.ts';

const list = {
  id: 3,
  name: 'Große Bühne',
  seat_groups: [
    { id: 7, name: { de: 'Parkett', en: 'Stalls' }, cents: [900, 600] },
    { id: 8, name: { de: 'Rang', en: null }, cents: [500] },
  ],
};
const nothing = { list, minutes: '', starts: '', members: '' };

it('places are counted once each kind has a number', () => {
  expect(placesOf({ list, capacities: { 7: '40' } })).toBeNull();
  expect(placesOf({ list, capacities: { 7: '40', 8: '-1' } })).toBeNull();
  expect(placesOf({ list, capacities: { 7: '40', 8: '0' } })).toBe(40);
});

it('what is typed is sent in the time of the venue, what is left open as nothing', () => {
  expect(saleBody({ ...nothing, capacities: { 7: '40', 8: '10' } })).toEqual({
    price_list: 3,
    capacities: [
      { seat_group: 7, capacity: 40 },
      { seat_group: 8, capacity: 10 },
    ],
    timeslot_minutes: null,
    sale_starts_at: null,
    members_from: null,
  });
  const typed = { minutes: '30', starts: '2026-12-01T10:00', members: '2026-11-28T10:00' };
  expect(saleBody({ list, capacities: { 7: '40', 8: '10' }, ...typed })).toMatchObject({
    timeslot_minutes: 30,
    sale_starts_at: '2026-12-01T09:00:00.000Z',
    members_from: '2026-11-28T09:00:00.000Z',
  });
});

it('something can be done with a date until it is over or called off', () => {
  const end = '2026-12-01T10:00:00.000Z';
  const before = Date.parse(end) - 1;
  const holds = { is_postponed: false, date_end: end };
  const holdsNot = { is_postponed: true, date_end: end };
  expect(isComing({ status: 'scheduled', ...holds }, before)).toBe(true);
  expect(isComing({ status: 'postponed', ...holdsNot }, before)).toBe(true);
  expect(isComing({ status: 'cancelled', ...holds }, before)).toBe(false);
  expect(isComing({ status: 'postponed', ...holdsNot }, before + 1)).toBe(true);
  expect(isComing({ status: 'cancelled', ...holdsNot }, before + 1)).toBe(false);
  expect(isComing({ status: 'scheduled', ...holds }, before + 1)).toBe(false);
  expect(isComing({ status: 'postponed', ...holds }, before + 1)).toBe(false);
});

it('places are called by their group and the start of their timeslot', () => {
  const pool = { seat_group: { de: 'Rang', en: null }, starts_at: '2026-12-01T14:00:00.000Z' } as Pool;
  expect(poolName(pool, 'de')).toBe('Rang, 15:00');
  expect(poolName({ ...pool, starts_at: null }, 'en')).toBe('Rang');
  expect(poolName({ ...pool, starts_at: null, seat_group: null }, 'en')).toBe('');
});
