import Stripe from 'stripe';
import type { OnlineMethod, ReturnedMoney } from '#features/box-office/ticketing/index.ts';
import { siteCurrencyCode } from '#lib/site-formats.ts';
import type { Log } from '#platform/log.server.ts';
import {
  type Checkout,
  type CheckoutRequest,
  ForgedNoticeError,
  type PaymentProvider,
  PaymentProviderError,
} from '../payment-provider.ts';
import { disputedMoney } from './stripe-dispute.ts';

export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  /** Origin of the API, set in tests; the provider's own address by default. */
  apiOrigin: string | undefined;
  timeoutMs?: number;
  log?: Pick<Log, 'warn'>;
}

const CHECKOUT_ORIGIN = 'https://checkout.stripe.com';
const TIMEOUT_MS = 8000;
const RETRIES = 1;
const PAGE = 100;
/** Older notices are refused: prevents replay attacks. */
const NOTICE_SECONDS = 300;
/** Its names of the ways to pay; Wero is only in some versions of its interface. */
const METHODS = {
  card: 'card',
  paypal: 'paypal',
  klarna: 'klarna',
  wero: 'wero',
  'sepa-debit': 'sepa_debit',
} as const satisfies Record<OnlineMethod, string>;
/** Subjects of its notices, by the prefix of their types. */
const ABOUT = [
  ['checkout.session.', 'checkout'],
  ['refund.', 'refund'],
  ['charge.refund.', 'refund'],
  ['charge.dispute.', 'dispute'],
] as const;
/** States of a refund that returned no money. */
const NOT_GIVEN: readonly (string | null)[] = ['failed', 'canceled'];

/** Stripe behind the port: Checkout on its own page, by the official library. */
export function createStripeProvider({
  secretKey,
  webhookSecret,
  apiOrigin,
  timeoutMs = TIMEOUT_MS,
  log,
}: StripeConfig): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(apiOrigin === undefined ? {} : serverAt(new URL(apiOrigin))),
  });
  const origin = apiOrigin ?? CHECKOUT_ORIGIN;
  return {
    origin,
    begin: (checkout) =>
      asked(async () => {
        const session = await beginSession(stripe, checkout, log);
        // The policy of our pages lets nobody go elsewhere.
        if (!session.url || new URL(session.url).origin !== origin)
          throw new PaymentProviderError(`the checkout session has no URL at ${origin}`);
        return { session: session.id, address: session.url };
      }),
    findCheckout: (session) =>
      asked(async () =>
        checkoutOf(await stripe.checkout.sessions.retrieve(session, { expand: ['payment_intent'] })),
      ),
    close: (session) => asked(async () => void (await stripe.checkout.sessions.expire(session))),
    refund: ({ providerPayment, cents, key }) =>
      asked(async () => {
        const refund = await stripe.refunds.create(
          { payment_intent: providerPayment, amount: cents },
          { idempotencyKey: `refund ${key}` },
        );
        const [given] = returned([refund]);
        if (!given) throw new PaymentProviderError(`refund ${refund.id} names no payment intent`);
        return given;
      }),
    findRefund: (name) =>
      asked(async () => {
        const refund = await orNull(stripe.refunds.retrieve(name));
        return (refund && returned([refund])[0]) ?? null;
      }),
    refundsOf: (payment_intent) => asked(async () => returned(await everyRefund(stripe, { payment_intent }))),
    refundsSince: (at) =>
      asked(async () => returned(await everyRefund(stripe, { created: { gte: seconds(at) } }))),
    findDispute: (name) =>
      asked(async () => {
        const dispute = await orNull(stripe.disputes.retrieve(name));
        return dispute && disputedMoney(dispute);
      }),
    disputesSince: (at) =>
      asked(async () => {
        const disputes: Stripe.Dispute[] = [];
        const since = { created: { gte: seconds(at) }, limit: PAGE };
        for await (const dispute of stripe.disputes.list(since)) disputes.push(dispute);
        return disputes.flatMap((dispute) => disputedMoney(dispute) ?? []);
      }),
    readNotice(body, signature) {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(body, signature, webhookSecret, NOTICE_SECONDS);
      } catch {
        throw new ForgedNoticeError('webhook signature is missing, invalid or older than the tolerance');
      }
      const [, about] = ABOUT.find(([begin]) => event.type.startsWith(begin)) ?? [];
      const { id } = event.data.object as { id?: string };
      return about === undefined || id === undefined ? null : { about, name: id };
    },
  };
}

function serverAt({ protocol, hostname, port }: URL) {
  const scheme = protocol === 'https:' ? 'https' : 'http';
  return { protocol: scheme, host: hostname, port: port || (scheme === 'https' ? 443 : 80) } as const;
}

const seconds = (at: string): number => Math.floor(Date.parse(at) / 1000);

function sessionOf({ reference, cents, title, language, returnTo, endsAt, methods }: CheckoutRequest) {
  return {
    mode: 'payment',
    client_reference_id: reference,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: siteCurrencyCode().toLowerCase(),
          unit_amount: cents,
          product_data: { name: title },
        },
      },
    ],
    allowed_payment_method_types: methods.map((method) => METHODS[method]),
    locale: language,
    success_url: returnTo.paid,
    cancel_url: returnTo.unpaid,
    expires_at: seconds(endsAt),
  } satisfies Stripe.Checkout.SessionCreateParams;
}

function checkoutOf(session: Stripe.Checkout.Session): Checkout {
  const { id, client_reference_id: reference, payment_intent: payment, amount_total: cents } = session;
  const isPaid = session.payment_status === 'paid' && payment !== null;
  return {
    session: id,
    reference,
    state: isPaid ? 'paid' : stateOfUnpaid(session),
    money: isPaid
      ? {
          providerPayment: idOf(payment),
          cents: cents ?? 0,
          currency: (session.currency ?? '').toUpperCase(),
        }
      : null,
  };
}

/** States of a payment that its bank refused. */
const NOT_PAID: readonly string[] = ['requires_payment_method', 'canceled'];

function stateOfUnpaid({ status, payment_intent: intent }: Stripe.Checkout.Session): Checkout['state'] {
  if (status !== 'complete') return status === 'expired' ? 'over' : 'waiting';
  const hasFailed = intent !== null && typeof intent === 'object' && NOT_PAID.includes(intent.status);
  return hasFailed ? 'failed' : 'processing';
}

/**
 * Begins with all ways to pay; where the account has not one of them, without Wero, and then with cards alone. The same
 * payment takes the same steps, each with a separate key.
 */
async function beginSession(
  stripe: Stripe,
  checkout: CheckoutRequest,
  log: StripeConfig['log'],
): Promise<Stripe.Checkout.Session> {
  const { methods } = checkout;
  const steps = [methods, methods.filter((method) => method !== 'wero'), ['card'] as const];
  const different = steps.filter(
    (step, index) => step.length < (steps[index - 1]?.length ?? Number.POSITIVE_INFINITY),
  );
  for (const [index, offered] of different.entries()) {
    try {
      return await beginWith(stripe, { ...checkout, methods: offered }, index);
    } catch (error) {
      if (!isAboutMethods(error) || index === different.length - 1) throw error;
      log?.warn({ methods: offered }, 'payment provider refused the payment methods, offering fewer');
    }
  }
  throw new PaymentProviderError('no payment method was accepted');
}

const isAboutMethods = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.param?.startsWith('allowed_payment_method_types') === true;

/** An address that we write to and Stripe does not know how to is typed again on its page, or left out. */
async function beginWith(
  stripe: Stripe,
  checkout: CheckoutRequest,
  step: number,
): Promise<Stripe.Checkout.Session> {
  const { email, reference } = checkout;
  const { sessions } = stripe.checkout;
  const idempotencyKey = step === 0 ? `begin ${reference}` : `begin ${reference} with fewer ${step}`;
  try {
    const known = email === '' ? {} : { customer_email: email };
    return await sessions.create({ ...sessionOf(checkout), ...known }, { idempotencyKey });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.param !== 'customer_email')
      throw error;
    return sessions.create(sessionOf(checkout), { idempotencyKey: `${idempotencyKey} to nobody` });
  }
}

const idOf = (named: string | { id: string }): string => (typeof named === 'string' ? named : named.id);

async function everyRefund(stripe: Stripe, which: Stripe.RefundListParams): Promise<Stripe.Refund[]> {
  const refunds: Stripe.Refund[] = [];
  for await (const refund of stripe.refunds.list({ ...which, limit: PAGE })) refunds.push(refund);
  return refunds;
}

function returned(refunds: Stripe.Refund[]): ReturnedMoney[] {
  return refunds.flatMap(({ id, amount, status, payment_intent: payment }) =>
    payment === null
      ? []
      : [
          {
            refund: id,
            cents: amount,
            providerPayment: idOf(payment),
            hasFailed: NOT_GIVEN.includes(status),
          },
        ],
  );
}

/** Nothing where the provider knows nothing of this name. */
async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null;
    throw error;
  }
}

/** The library's errors contain requests and headers: only the facts are passed on. */
async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError)
      throw new PaymentProviderError(`${error.type}${error.code ? `: ${error.code}` : ''}`, {
        isRefusal: isRefusal(error),
        isUnknown: error.code === 'resource_missing',
      });
    throw error;
  }
}

/** Key conflicts, rate limits and wrong credentials say nothing about the request itself. */
function isRefusal(error: Stripe.errors.StripeError): boolean {
  const isAboutRequest =
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeCardError;
  return isAboutRequest && (error.statusCode === 400 || error.statusCode === 402);
}
