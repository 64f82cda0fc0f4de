import type { Payment } from '#features/box-office/ticketing/index.ts';

/** Payments and refunds of an order in cents, without reversed ones; chargebacks are neither. */
export interface PaymentTotals {
  receivedCents: number;
  refundedCents: number;
}

export function paymentTotals(payments: readonly Pick<Payment, 'kind' | 'cents'>[]): PaymentTotals {
  const sum = (isCounted: (payment: Pick<Payment, 'kind' | 'cents'>) => boolean) =>
    payments.reduce((cents, payment) => (isCounted(payment) ? cents + payment.cents : cents), 0);
  const refunded = sum(({ kind, cents }) => kind === 'refund' || (kind === 'reversal' && cents > 0));
  return {
    receivedCents: sum(({ kind, cents }) => kind === 'payment' || (kind === 'reversal' && cents < 0)),
    refundedCents: refunded === 0 ? 0 : -refunded,
  };
}
