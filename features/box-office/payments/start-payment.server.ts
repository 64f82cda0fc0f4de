import {
  type CartReference,
  immediateMethods,
  type OnlineMethod,
  type OnlinePayment,
  type OrderRequest,
  onlineMethodsFor,
} from '#features/box-office/ticketing/index.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { OnlineMethods } from '#features/core/settings/index.ts';
import { translate } from '#lib/i18n.ts';
import { type Language, shown } from '#lib/localized.ts';
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
  const { secret, isTest, address, payer, state } = payment;
  if (state !== 'open' || !payer) return fail({ code: 'NO_ACTIVE_RESERVATION' });
  if (address !== null) return succeed(address);
  const ends = paymentPortsOf(services, isTest);
  if (!ends) return fail({ code: 'PAYMENT_CLOSED' });
  const { provider, carts } = ends;
  try {
    const started = await provider.begin(await checkoutOf(services, payment, payer));
    if (await carts.noteAddress(secret, started)) return succeed(started.address);
    // Another window gave up meanwhile: nobody is sent there any more.
    await provider.close(started.session);
    return fail({ code: 'NO_ACTIVE_RESERVATION' });
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    services.log.warn({ reason: error.message }, 'could not start an online payment');
    const ended = await carts.end(secret, { isBack: true, isUnanswered: true });
    const started = ended.ok && ended.value?.state === 'open' ? ended.value.address : null;
    return started === null ? fail({ code: 'PAYMENT_PROVIDER_DOWN' }) : succeed(started);
  }
}

const VOUCHER_NAME = msg`Gift voucher`;

const ORDER_NAME = (number: string) => msg`Order ${{ number }}`;

/** Returns the title for the provider's page and its receipt. */
function nameOf({ request, order }: OnlinePayment, language: Language): string {
  const { voucher, pass } = request ?? {};
  if (!request && order) return translate(ORDER_NAME(order.number), language);
  if (voucher) return translate(VOUCHER_NAME, language);
  return pass ? shown(pass.name, language).text : 'Tickets';
}

/** The same checkout for the same payment, by an idempotency key of the provider. */
async function checkoutOf(
  services: PaymentServices,
  payment: OnlinePayment,
  { email, language }: NonNullable<OnlinePayment['payer']>,
): Promise<CheckoutRequest> {
  const { db, config } = services;
  const { secret, isTest, cents, endsAt } = payment;
  const { siteName, onlineMethods } = await findSettings(db);
  const at = (options?: { isUnpaid: boolean }) =>
    linkOrigin(config) + paymentPath({ secret, isTest }, language, options);
  return {
    reference: secret,
    cents,
    title: `${siteName}, ${nameOf(payment, language)}`,
    email,
    language,
    returnTo: { paid: at(), unpaid: at({ isUnpaid: true }) },
    endsAt,
    methods: await methodsOf(services, payment, onlineMethods),
  };
}

/** Gift vouchers and passes are paid at once; what waits for a bank needs time before the first event starts. */
async function methodsOf(
  { ticketing }: PaymentServices,
  { secret, request, startedAt }: OnlinePayment,
  chosen: OnlineMethods,
): Promise<OnlineMethod[]> {
  if (request?.voucher || request?.pass) return immediateMethods(chosen);
  const firstStart = (await ticketing.onlinePayments?.firstStart(secret)) ?? null;
  return onlineMethodsFor(chosen, { firstStart, now: startedAt });
}
