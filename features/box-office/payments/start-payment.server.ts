import type { CartReference, OnlinePayment, OrderRequest } from '#features/box-office/ticketing/index.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import { translate } from '#lib/i18n.ts';
import { shown } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { linkOrigin } from '#platform/config.server.ts';
import { paymentPath } from './payment-path.ts';
import { type CheckoutRequest, PaymentProviderError } from './payment-provider.ts';
import { type OnlinePaymentError, type PaymentServices, paymentPortsOf } from './payment-services.server.ts';

/** Address the visitor is redirected to for payment. */
type Address = Result<string, OnlinePaymentError>;

/**
 * Begins paying for a cart online, and gives the address one pays at. A cart that is being paid gives the same one. When the provider
 * does not answer, the cart is the visitor's again.
 */
export async function startPayment(
  services: PaymentServices,
  cart: CartReference,
  request: OrderRequest,
): Promise<Address> {
  const ends = paymentPortsOf(services, request.isTest);
  if (!ends) return fail({ code: 'PAYMENT_CLOSED' });
  const started = await ends.carts.begin(cart, request);
  return started.ok ? continuePayment(services, started.value) : started;
}

/** The address of a payment that is open; the provider is asked where it is not known yet. */
export async function continuePayment(services: PaymentServices, payment: OnlinePayment): Promise<Address> {
  const { secret, isTest, address, request, state } = payment;
  if (state !== 'open' || !request) return fail({ code: 'NO_ACTIVE_RESERVATION' });
  if (address !== null) return succeed(address);
  const ends = paymentPortsOf(services, isTest);
  if (!ends) return fail({ code: 'PAYMENT_CLOSED' });
  const { provider, carts } = ends;
  try {
    const started = await provider.begin(await checkoutOf(services, payment, request));
    if (await carts.noteAddress(secret, started)) return succeed(started.address);
    // Another window gave up meanwhile: nobody is sent there any more.
    await provider.close(started.session);
    return fail({ code: 'NO_ACTIVE_RESERVATION' });
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    services.log.warn({ reason: error.message }, 'could not start an online payment');
    await carts.end(secret, { isBack: true });
    return fail({ code: 'PAYMENT_PROVIDER_DOWN' });
  }
}

const VOUCHER_NAME = msg`Gift voucher`;

/** Returns the title for the provider's page and its receipt. */
function nameOf({ voucher, pass, language }: OrderRequest): string {
  if (voucher) return translate(VOUCHER_NAME, language);
  return pass ? shown(pass.name, language).text : 'Tickets';
}

/** The same checkout for the same payment, by an idempotency key of the provider. */
async function checkoutOf(
  { db, config }: PaymentServices,
  { secret, isTest, cents, endsAt }: OnlinePayment,
  request: OrderRequest,
): Promise<CheckoutRequest> {
  const { customer, language } = request;
  const { siteName } = await findSettings(db);
  const at = (options?: { isUnpaid: boolean }) =>
    linkOrigin(config) + paymentPath({ secret, isTest }, language, options);
  return {
    reference: secret,
    cents,
    title: `${siteName}, ${nameOf(request)}`,
    email: customer.email,
    language,
    returnTo: { paid: at(), unpaid: at({ isUnpaid: true }) },
    endsAt,
  };
}
