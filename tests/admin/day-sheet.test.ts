import { expect, it } from 'vitest';
import { isRecordedLate, rateOf } from '#admin/closings/day-sheet.ts';

const sum = { gross_cents: 0, vat_cents: 0 };

it('a rate of VAT is said in percent; what is exempt, and what vouchers were sold for, has none', () => {
  expect(rateOf({ ...sum, basis_points: 700, is_voucher: false, is_fee: false })).toBe('7\u00a0%');
  expect(rateOf({ ...sum, basis_points: 0, is_voucher: false, is_fee: false })).toBe('0\u00a0%');
  expect(rateOf({ ...sum, basis_points: null, is_voucher: false, is_fee: false })).toBeNull();
  expect(rateOf({ ...sum, basis_points: null, is_voucher: true, is_fee: false })).toBeNull();
});

it('a day up to the latest that is closed has no sheet of its own any more', () => {
  expect(isRecordedLate('2026-11-20', { latest: '2026-11-20' })).toBe(true);
  expect(isRecordedLate('2026-11-21', { latest: '2026-11-20' })).toBe(false);
  expect(isRecordedLate('2026-11-20', { latest: null })).toBe(false);
});
