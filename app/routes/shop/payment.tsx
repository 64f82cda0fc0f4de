import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { z } from 'zod';
import { paymentPolicy } from '#app/document/payment-policy.ts';
import { type PageContext, pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { finishPayment, providerFor, stopPayment } from '#features/box-office/payments/index.server.ts';
import type { OnlinePayment } from '#features/box-office/ticketing/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { shopOf } from '#features/shop/cart/index.ts';
import { PaymentScreen, type PaymentStatus } from '#features/shop/checkout/screens/payment-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import { readForm, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/payment.ts';
import { afterPayment, continuePaying, letGoOfCart, toPayment } from './paying.server.ts';

export const handle: PageHandle = { query: { personal: ['unpaid'] }, policy: paymentPolicy };

/**
 * Return page after paying, paid or not: it may be reloaded, opened twice and gone back to. It redirects as soon as the
 * state of the payment is clear.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = pageContext(context);
  page.scope.markPrivate();
  const isGivenUp = page.url.searchParams.has('unpaid');
  const finished = await (isGivenUp ? stopPayment : finishPayment)(page.services, params.secret);
  const payment = finished.ok
    ? finished.value
    : ((await page.services.ticketing.onlinePayments?.find(params.secret)) ?? null);
  if (!payment) throw new Response(null, { status: 404, statusText: 'Not Found' });
  if (payment.isTest !== (shopOf(page.url.pathname) === 'testshop')) throw toPayment(page, payment);
  const on = finished.ok ? await afterPayment(page, request, payment) : null;
  if (on) throw on;
  const headers = await letGoOfCart(page, request, payment);
  const shown = {
    standing: finished.ok ? paymentStatus(payment) : ('unknown' as const),
    cents: payment.received?.cents ?? payment.cents,
    instead: insteadOf(payment),
    holdsPlaces: payment.holdsPlaces,
    programmePath: pathTo('calendar', page.language),
    paymentOrigin: providerFor(page.services.payments, payment.isTest)?.origin ?? null,
    meta: { title: i18nFor(page.language)._(msg`Your payment`), robots: 'none' as const },
  };
  return headers ? data(shown, { headers }) : shown;
}

function paymentStatus({ state, submittedAt }: OnlinePayment): PaymentStatus {
  if (state === 'processing') return 'processing';
  if (state === 'ended' && submittedAt !== null) return 'failed';
  return state === 'open' ? 'waiting' : state === 'refund-due' ? 'due-back' : 'returned';
}

/** Returns the product of a payment that is for no cart. */
function insteadOf({ request }: OnlinePayment): 'voucher' | 'pass' | null {
  return request?.voucher ? 'voucher' : request?.pass ? 'pass' : null;
}

const FORM = z.object({ do: text() });

/** Goes on to pay, or gives up and gets the cart back. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const page: PageContext = pageContext(context);
  const form = await readForm(FORM, request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const isGivenUp = form.value.do === 'stop';
  const finished = await (isGivenUp ? stopPayment : finishPayment)(page.services, params.secret);
  const payment = finished.ok ? finished.value : null;
  if (!payment) return finished.ok ? notFound() : null;
  const on = await afterPayment(page, request, payment);
  if (on) return on;
  return payment.state === 'open' && !isGivenUp
    ? continuePaying(page, request, payment)
    : toPayment(page, payment);
}

function notFound(): never {
  throw new Response(null, { status: 404, statusText: 'Not Found' });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function PaymentRoute({ loaderData }: Route.ComponentProps) {
  const { meta: _, paymentOrigin: _origin, ...shown } = loaderData;
  return <PaymentScreen {...shown} />;
}
