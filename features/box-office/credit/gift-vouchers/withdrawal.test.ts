import { expect, it } from 'vitest';
import { isWithdrawable, withdrawnUntil } from './withdrawal.ts';

const ISSUED = { code: 'SPECHT', validUntil: null, isRedeemed: false };
const VOUCHER = { state: 'valid' as const, issued: ISSUED };
/** A Tuesday. */
const BOUGHT = { isTest: false, placedAt: '2026-11-24T22:30:00.000Z', voucher: VOUCHER };

it('one may withdraw for 14 whole days of the venue after the one it was bought on', () => {
  expect(withdrawnUntil(BOUGHT.placedAt)).toBe('2026-12-08');
  expect(isWithdrawable(BOUGHT, '2026-12-08T22:59:59.999Z')).toBe(true);
  expect(isWithdrawable(BOUGHT, '2026-12-08T23:00:00.000Z')).toBe(false);
});

it.each([
  ['2026-11-20T12:00:00.000Z', '2026-12-04'],
  ['2026-11-21T12:00:00.000Z', '2026-12-07'],
  ['2026-11-22T12:00:00.000Z', '2026-12-07'],
])('a term that ends at a weekend ends on Monday: bought at %s, until %s', (placedAt, until) => {
  expect(withdrawnUntil(placedAt)).toBe(until);
});

it('an unpaid purchase may be withdrawn', () => {
  expect(isWithdrawable({ ...BOUGHT, voucher: { ...VOUCHER, issued: null } }, BOUGHT.placedAt)).toBe(true);
});

it.each([
  { isTest: true },
  { voucher: { ...VOUCHER, state: 'cancelled' as const } },
  { voucher: { ...VOUCHER, issued: { ...ISSUED, isRedeemed: true } } },
])('nobody withdraws from what is %o', (more) => {
  expect(isWithdrawable({ ...BOUGHT, ...more }, BOUGHT.placedAt)).toBe(false);
});
