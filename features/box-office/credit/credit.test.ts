import { expect, it } from 'vitest';
import { voucherOf, voucherReference } from './credit.ts';

it('a change by a gift voucher names the voucher, those of orders name none', () => {
  expect(voucherOf({ kind: 'gift-voucher', reference: voucherReference(17) })).toBe(17);
  expect(voucherOf({ kind: 'payment', reference: 'payment 17' })).toBeNull();
  expect(voucherOf({ kind: 'refund', reference: voucherReference(17) })).toBeNull();
});
