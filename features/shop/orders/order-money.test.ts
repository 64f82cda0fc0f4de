import { expect, it } from 'vitest';
import { paymentTotals } from './order-money.ts';

const row = (kind: Parameters<typeof paymentTotals>[0][number]['kind'], cents: number) => ({ kind, cents });

it('adds up payments and refunds apart, without mistakes, disputes and fees', () => {
  expect(paymentTotals([])).toEqual({ receivedCents: 0, refundedCents: 0 });
  expect(paymentTotals([row('payment', 2000), row('payment', 1400), row('refund', -900)])).toEqual({
    receivedCents: 3400,
    refundedCents: 900,
  });
  expect(
    paymentTotals([
      row('payment', 3400),
      row('reversal', -3400),
      row('payment', 3400),
      row('refund', -900),
      row('reversal', 900),
    ]),
  ).toEqual({ receivedCents: 3400, refundedCents: 0 });
  expect(
    paymentTotals([
      row('payment', 3400),
      row('chargeback', -3400),
      row('fee', -1500),
      row('reinstatement', 3400),
    ]),
  ).toEqual({ receivedCents: 3400, refundedCents: 0 });
});
