import type { Config } from '#platform/config.server.ts';
import type { Log } from '#platform/log.server.ts';
import type { PaymentProviders } from './payment-services.server.ts';

/** Creates the payment providers of this installation, as configured. The library is loaded only where it is needed. */
export async function createPaymentProviders(
  { stripe }: Pick<Config, 'stripe'>,
  log: Log,
): Promise<PaymentProviders> {
  const { sale, test, apiOrigin } = stripe;
  if (!sale && !test) return { sale: null, test: null };
  const { createStripeProvider } = await import('./stripe/stripe-provider.server.ts');
  return {
    sale: sale && createStripeProvider({ ...sale, apiOrigin, log }),
    test: test && createStripeProvider({ ...test, apiOrigin, log }),
  };
}
