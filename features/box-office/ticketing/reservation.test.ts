import { expect, it } from 'vitest';
import type { Order } from './order.ts';
import {
  endOfReservation,
  latestReservation,
  refusalToReserve,
  suggestedReservationDay,
} from './reservation.ts';
import { lastDayOfReservation, reservationEnd } from './reservation-end.ts';

const THURSDAY = '2026-12-03';

it('offers three working days, and no day after the last one possible', () => {
  expect(suggestedReservationDay('2026-11-30', null)).toBe(THURSDAY);
  expect(suggestedReservationDay(THURSDAY, null)).toBe('2026-12-08');
  expect(suggestedReservationDay('2026-12-05', null)).toBe('2026-12-09');
  expect(suggestedReservationDay(THURSDAY, '2026-12-05T13:45:00.000Z')).toBe('2026-12-05');
});

it('ends at the midnight of the venue after its day', () => {
  expect(endOfReservation(THURSDAY)).toBe('2026-12-03T23:00:00.000Z');
  expect(endOfReservation('2026-07-03')).toBe('2026-07-03T22:00:00.000Z');
  expect(lastDayOfReservation(endOfReservation(THURSDAY))).toBe(THURSDAY);
});

it('is kept until a quarter of an hour before the first start at the latest', () => {
  const starts = ['2026-12-20T14:00:00.000Z', null, '2026-12-19T14:00:00.000Z'];
  expect(latestReservation(starts)).toBe('2026-12-19T13:45:00.000Z');
  expect(latestReservation([null])).toBeNull();
});

it('is refused for a day that is over, for what starts soon, and for more than a year', () => {
  const now = '2026-12-03T12:00:00.000Z';
  const starts = ['2026-12-20T14:00:00.000Z'];
  expect(refusalToReserve(THURSDAY, { starts, now })).toBeNull();
  expect(refusalToReserve('2026-12-02', { starts, now })).toBe('RESERVATION_TOO_LATE');
  const soon = ['2026-12-03T12:15:00.000Z'];
  expect(refusalToReserve(THURSDAY, { starts: soon, now })).toBe('RESERVATION_TOO_LATE');
  expect(refusalToReserve('2027-12-30', { starts: [null], now })).toBe('RESERVATION_TOO_LONG');
});

it('says its end as a day, and with the time where the start comes first', () => {
  const startsAt = '2026-11-21T14:00:00.000Z';
  const order = {
    ...{ paymentMethod: 'box-office', isTest: false, paidCents: 0, moneyCents: 0, due: { totalCents: 900 } },
    tickets: [{ state: 'valid', isPostponed: false, startsAt }],
  } as unknown as Order;
  const early = { ...order, reservedUntil: endOfReservation('2026-11-20') };
  expect(reservationEnd(early, 'en')).toBe('Friday, 20 November 2026');
  const late = { ...order, reservedUntil: endOfReservation('2026-11-30') };
  expect(reservationEnd(late, 'de')).toBe('Samstag, 21. November 2026, 14:45\u00a0Uhr');
  expect(reservationEnd({ ...late, paidCents: 900, moneyCents: 900 }, 'de')).toBeNull();
  expect(reservationEnd({ ...order, reservedUntil: null }, 'de')).toBeNull();
});
