import type { OnlinePayment, OnlinePayments } from '#features/box-office/ticketing/index.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { type Checkout, type PaymentProvider, PaymentProviderError } from './payment-provider.ts';
import { type OnlinePaymentError, type PaymentServices, paymentPortsOf } from './payment-services.server.ts';

/** Current state of the payment; `null` when there is none of this secret. */
type Finished = Result<OnlinePayment | null, OnlinePaymentError>;

/**
 * Reconciles a payment with the provider and settles it: the one function for returning customers, webhooks and the job that
 * polls. Idempotent (docs/decisions/0063).
 */
export async function finishPayment(services: PaymentServices, secret: string): Promise<Finished> {
  const payment = (await services.ticketing.onlinePayments?.find(secret)) ?? null;
  const ends = payment && paymentPortsOf(services, payment.isTest);
  if (!payment || !ends) return succeed(payment);
  return unlessDown(services, async () => {
    if (payment.state === 'refund-due') return succeed(await refundUnsettled(services, ends, payment));
    if (payment.state === 'paid' || payment.state === 'refunded') return succeed(payment);
    // Nobody was ever sent to pay.
    if (payment.session === null) return succeed(payment);
    return follow(services, ends, payment, await ends.provider.findCheckout(payment.session));
  });
}

/**
 * Finishes a checkout of the shop or of the test shop after a notice from the provider. Notices about checkouts that
 * are not ours are ignored.
 */
export async function finishFromWebhook(
  services: PaymentServices,
  session: string,
  { isTest }: { isTest: boolean },
): Promise<Finished> {
  const ends = paymentPortsOf(services, isTest);
  if (!ends) return succeed(null);
  return unlessDown(services, async () => {
    const checkout = await ends.provider.findCheckout(session).catch((error: unknown) => {
      // A notice about a session that nobody knows is answered: the provider would tell it again for days.
      if (error instanceof PaymentProviderError && error.isUnknown) return null;
      throw error;
    });
    if (checkout === null) return succeed(null);
    const payment = checkout.reference === null ? null : await ends.carts.find(checkout.reference);
    if (!payment || payment.isTest !== isTest) return succeed(null);
    if (payment.state === 'refund-due') return succeed(await refundUnsettled(services, ends, payment));
    return follow(services, ends, payment, checkout);
  });
}

/**
 * Stops a payment on the customer's request: the provider takes no money from now on, and the cart is released. A payment
 * made meanwhile counts.
 */
export async function stopPayment(services: PaymentServices, secret: string): Promise<Finished> {
  const asked = await finishPayment(services, secret);
  const payment = asked.ok ? asked.value : null;
  const ends = payment && paymentPortsOf(services, payment.isTest);
  if (payment?.state !== 'open' || !ends) return asked;
  const { session } = payment;
  return unlessDown(services, async () => {
    if (session !== null) {
      await ends.provider.close(session).catch(ignoreRefusal);
      const checkout = await ends.provider.findCheckout(session);
      if (checkout.state === 'waiting') return fail({ code: 'PAYMENT_PROVIDER_DOWN' });
      if (checkout.state !== 'over') return follow(services, ends, payment, checkout);
    }
    return ends.carts.end(secret, { isBack: true });
  });
}

interface PaymentPorts {
  provider: PaymentProvider;
  carts: OnlinePayments;
}

async function follow(
  services: PaymentServices,
  ends: PaymentPorts,
  payment: OnlinePayment,
  { reference, state, money }: Checkout,
): Promise<Finished> {
  if (reference !== payment.secret) {
    services.log.error({ payment: payment.startedAt }, 'payment id already belongs to another payment');
    return succeed(payment);
  }
  if (state === 'over') return ends.carts.end(payment.secret, { isBack: false });
  if (state === 'failed') return ends.carts.end(payment.secret, { isBack: false, hasFailed: true });
  if (state === 'processing') return ends.carts.noteProcessing(payment.secret);
  if (!money) return succeed(payment);
  const settled = await ends.carts.settle(payment.secret, money);
  if (!settled.ok || settled.value.state !== 'refund-due') return settled;
  return succeed(await refundUnsettled(services, ends, settled.value));
}

/**
 * Refunds a payment without a purchase, less refunds made at the provider itself. Idempotent at the provider. A refund the
 * bank rejected is not retried: it remains due until a member of staff refunds it at the provider.
 */
async function refundUnsettled(
  { log }: PaymentServices,
  { provider, carts }: PaymentPorts,
  payment: OnlinePayment,
): Promise<OnlinePayment> {
  const { secret, received } = payment;
  if (!received) return payment;
  const { providerPayment } = received;
  const refunds = await provider.refundsOf(providerPayment);
  const given = refunds.filter(({ hasFailed }) => !hasFailed);
  const cents = given.reduce((left, refund) => left - refund.cents, received.cents);
  if (cents > 0) {
    const refund =
      refunds.find(({ hasFailed }) => hasFailed) ??
      (await provider.refund({ providerPayment, cents, key: `last ${cents} of ${secret}` }));
    if (refund.hasFailed) {
      log.warn(
        { providerPayment, cents },
        'automatic refund of an unapplied payment was rejected by the bank',
      );
      return payment;
    }
  }
  await carts.noteRefunded(secret);
  return { ...payment, state: 'refunded' };
}

/** It was paid, or over already: its state is fetched. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof PaymentProviderError)) throw error;
}

async function unlessDown({ log }: PaymentServices, work: () => Promise<Finished>): Promise<Finished> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    log.warn({ reason: error.message }, 'payment provider unavailable, will retry');
    return fail({ code: 'PAYMENT_PROVIDER_DOWN' });
  }
}
