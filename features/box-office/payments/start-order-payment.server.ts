import { fail, type Result } from '#lib/result.ts';
import { stopPayment } from './finish-payment.server.ts';
import { type OnlinePaymentError, type PaymentServices, paymentPortsOf } from './payment-services.server.ts';
import { continuePayment } from './start-payment.server.ts';

/** A payment that was stopped, one that somebody else began meanwhile, and one more. */
const TRIES = 3;

/**
 * Begins paying online what is open of an order (docs/decisions/0131), and gives the address one pays at; `secret`: of the order. A
 * second press leads to the same checkout while the amount is the same; else that one is stopped at the provider first. Refused as
 * `OnlinePayments.beginForOrder` is, and with `PAYMENT_PROVIDER_DOWN`.
 */
export async function startOrderPayment(
  services: PaymentServices,
  secret: string,
): Promise<Result<string, OnlinePaymentError>> {
  const ends = paymentPortsOf(services, false);
  if (!ends) return fail({ code: 'PAYMENT_CLOSED' });
  for (let tries = 0; tries < TRIES; tries += 1) {
    const started = await ends.carts.beginForOrder(secret);
    if (!started.ok) return started;
    const { payment, isOver } = started.value;
    if (!isOver) return continuePayment(services, payment);
    const stopped = await stopPayment(services, payment.secret);
    if (!stopped.ok) return stopped;
  }
  return fail({ code: 'PAYMENT_PROVIDER_DOWN' });
}
