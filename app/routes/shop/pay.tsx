import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { paymentPolicy } from '#app/document/payment-policy.ts';
import { staticPart } from '#app/document/static-part.server.tsx';
import { formOutcome, formTitle } from '#app/form-outcome.server.ts';
import { type PageContext, pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { replace } from '#app/site-redirect.server.ts';
import { findCredit } from '#features/box-office/credit/index.server.ts';
import {
  isOnlineOffered,
  type OnlinePaymentError,
  providerFor,
  startPayment,
} from '#features/box-office/payments/index.server.ts';
import {
  NO_RECIPIENT,
  normalizeRecipient,
  recipientFaults,
  recipientOf,
} from '#features/box-office/ticketing/index.server.ts';
import {
  onlineMethodsFor,
  type PaymentMethod,
  paymentOptions,
  type RecipientDraft,
  type RecipientFaults,
  readDonation,
  type TicketingError,
  type ToBePaid,
} from '#features/box-office/ticketing/index.ts';
import { customerOf } from '#features/core/access/index.server.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Donations } from '#features/core/settings/index.ts';
import { draftErrors } from '#features/people/accounts/index.server.ts';
import { heldCart } from '#features/shop/cart/index.server.ts';
import { type CartView, cartMessageOf, shopOf, shopPaths } from '#features/shop/cart/index.ts';
import { HoldBarScreen } from '#features/shop/cart/screens/hold-bar-screen.tsx';
import {
  type CustomerDraft,
  type DonationView,
  noCustomerCookie,
  normalizeCustomer,
  readCustomer,
  toDonationView,
} from '#features/shop/checkout/index.server.ts';
import {
  type CreditToSpend,
  type PayRefusal,
  PayScreen,
} from '#features/shop/checkout/screens/pay-screen.tsx';
import { parseCents } from '#lib/money.ts';
import { MAX_ID } from '#lib/query-parameters.ts';
import type { Instant } from '#lib/venue-time.ts';
import { readForm, text } from '#platform/http/read-form.server.ts';
import { StaticPart } from '#ui/static-part.tsx';
import type { Route } from './+types/pay.ts';
import { buyerOf } from './buyer.server.ts';
import { cartToOrder } from './cart-to-order.server.ts';
import { continuePaying, findOpenPayment, redirectToPayment } from './paying.server.ts';
import { recipientMessages } from './recipient-messages.server.ts';
import { redirectToCart } from './redirect-to-cart.server.ts';
import { redirectToOrder } from './redirect-to-order.server.ts';
import { appendOrderedCart, visitorCart } from './visitor-cart.server.ts';

const FORM = z.object({
  contents: text(),
  paymentMethod: z
    .enum(['free', 'test', 'credit', 'online', 'box-office', 'on-account'])
    .optional()
    .catch(undefined),
  creditCents: z.coerce.number().int().min(0).max(MAX_ID).catch(0),
  // Leaves anything but an amount to be refused: nobody pays another sum than was shown.
  donationCents: z.coerce.number().default(0).catch(Number.NaN),
  ...{ organisation: text(), street: text(), postalCode: text(), city: text() },
  ...{ leitwegId: text(), reference: text() },
});
/** Refusals that allow another try on the same page; all others are shown in the cart. */
const HERE: readonly string[] = [
  'CART_CHANGED',
  'PAYMENT_CLOSED',
  'BUSY',
  'CREDIT_CHANGED',
  'DONATION_REFUSED',
  'PAYMENT_PROVIDER_DOWN',
] satisfies PayRefusal[];
const CONFLICT = 409;
const UNPROCESSABLE = 422;
const PAY = 'pay';

const isHere = (error: { code: string }): error is { code: PayRefusal } => HERE.includes(error.code);

interface Refused {
  refusal: PayRefusal | null;
  chosen: PaymentMethod | null;
  recipient: RecipientDraft;
  faults: RecipientFaults;
}
const outcome = formOutcome<Refused>();

export const handle: PageHandle = { query: { personal: ['credit', 'donation'] }, policy: paymentPolicy };

/** The last step of checkout: how to pay, and the button that binds. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { cart, reference } = await cartToOrder(page, request);
  const customer = knownCustomer(page, request);
  const questions = await page.services.ticketing.questions(reference);
  if (questions?.isAnswered === false) throw toStepBefore(page);
  const isTest = shopOf(page.url.pathname) === 'testshop';
  const userId = customerOf(await page.principal())?.id ?? null;
  const credit = isTest ? null : await creditToSpend(page, userId, cart);
  const { totalCents } = cart.sum;
  const isOffered = isOnlineOffered(page.services, isTest);
  const settings = await findSettings(page.services.db);
  const toBePaid = {
    totalCents,
    creditCents: credit?.usedCents ?? 0,
    isTest,
    hasAccount: userId !== null,
    isOnlineOffered: isOffered,
    firstStart: cart.firstStart,
  };
  const isAsking = settings.donations.isOn && !isTest && totalCents > 0;
  const donation = isAsking
    ? donationToGive(page, { toBePaid, donations: settings.donations, now: cart.now })
    : null;
  const options = paymentOptions({ ...toBePaid, donationCents: donation?.cents ?? 0 }, cart.now);
  const refused = outcome.of(context);
  const paths = shopPaths(shopOf(page.url.pathname), page.language);
  const screen = (
    <PayScreen
      cart={cart}
      customer={customer}
      credit={credit}
      donation={donation}
      hasAccount={userId !== null}
      options={options}
      onlineMethods={onlineMethodsFor(settings.onlineMethods, cart)}
      chosen={refused?.chosen ?? null}
      recipient={{
        draft: refused?.recipient ?? NO_RECIPIENT,
        errors: recipientMessages(refused?.faults ?? {}, page.language),
        isAddressNeeded: recipientFaults(NO_RECIPIENT, totalCents).street !== undefined,
      }}
      refusal={refused?.refusal ?? null}
      paths={paths}
      language={page.language}
    />
  );
  return {
    cart: heldCart(cart),
    paths: { renew: paths.renew },
    options,
    html: staticPart(page, PAY, screen),
    paymentOrigin: isOffered ? (providerFor(page.services.payments, isTest)?.origin ?? null) : null,
    meta: {
      title: formTitle(context, page.language, msg`How would you like to pay?`),
      robots: 'none' as const,
    },
  };
}

/** Credit pays first, unless its owner wants to keep it; `null` where there is none to spend. */
async function creditToSpend(
  { services, url }: PageContext,
  userId: number | null,
  { sum: { totalCents } }: CartView,
): Promise<CreditToSpend | null> {
  if (userId === null || totalCents === 0 || !services.ticketing.capabilities.credit) return null;
  const { freeCents } = await findCredit(services.db, userId);
  if (freeCents === 0) return null;
  const isCreditDeclined = url.searchParams.get('credit') === 'no';
  return { freeCents, usedCents: isCreditDeclined ? 0 : Math.min(freeCents, totalCents) };
}

/** The donation that the address asks for; refused where nothing could be paid with it, though without it something can. */
function donationToGive(
  { url, language }: PageContext,
  { toBePaid, donations, now }: { toBePaid: ToBePaid; donations: Donations; now: Instant },
): DonationView {
  const typed = url.searchParams
    .getAll('donation')
    .map((each) => (each.trim() === '' ? 0 : parseCents(each)));
  const { cents, isRefused } = readDonation(typed);
  const isOpen = (donationCents: number) =>
    paymentOptions({ ...toBePaid, donationCents }, now).some((option) => option.isOpen);
  const isUnpayable = cents > 0 && isOpen(0) && !isOpen(cents);
  const given = isUnpayable ? { cents: 0, isRefused: true } : { cents, isRefused };
  const toPayCents = toBePaid.totalCents - toBePaid.creditCents;
  return toDonationView(donations, { ...given, toPayCents }, language);
}

/** Returns the customer named at the step before; sends visitors without one back to it. */
function knownCustomer({ url, language }: PageContext, request: Request): CustomerDraft {
  const known = readCustomer(request.headers.get('cookie'));
  const customer = known && normalizeCustomer(known);
  if (customer && Object.keys(draftErrors(customer)).length === 0) return customer;
  throw toStepBefore({ url, language });
}

/** Leads back to the step before, where something is missing. */
function toStepBefore({ url, language }: Pick<PageContext, 'url' | 'language'>): Response {
  return replace(shopPaths(shopOf(url.pathname), language).checkout, { status: 303 });
}

/** Places the order, or leads to where it is paid online. Sent twice, from whatever window, it leads to the same one. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  const { services, language, url } = page;
  const known = visitorCart(page, request);
  const openPayment = await findOpenPayment(page, known);
  if (openPayment) return continuePaying(page, request, openPayment);
  const { reference } = await cartToOrder(page, request);
  const customer = knownCustomer(page, request);
  const form = await readForm(FORM, request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const { contents, paymentMethod, creditCents, donationCents, ...typed } = form.value;
  const recipient = normalizeRecipient(typed);
  const chosen = paymentMethod ?? null;
  const refuse = (refusal: PayRefusal) =>
    outcome.answer(context, { refusal, chosen, recipient, faults: {} }, { status: CONFLICT });
  if (!paymentMethod) return refuse('PAYMENT_CLOSED');

  const isOnAccount = paymentMethod === 'on-account';
  const userId = customerOf(await page.principal())?.id ?? null;
  const isTest = shopOf(url.pathname) === 'testshop';
  const agreed = {
    customer: { ...customer, userId },
    language,
    paymentMethod,
    isTest,
    contents,
    creditCents,
    donationCents,
    invoiceRecipient: isOnAccount ? recipientOf(recipient) : null,
  };
  const refused = (error: OnlinePaymentError) => {
    services.log.warn({ code: error.code }, 'placing an order failed');
    if (error.code === 'QUESTIONS_OPEN') return toStepBefore(page);
    if (error.code === 'RECIPIENT_REFUSED') {
      const faults = error.recipient ?? {};
      return outcome.answer(context, { refusal: null, chosen, recipient, faults }, { status: UNPROCESSABLE });
    }
    return isHere(error)
      ? refuse(error.code)
      : redirectToCart(page, { message: cartMessageOf(error as TicketingError) });
  };
  if (paymentMethod === 'online') {
    const started = await startPayment(services, reference, agreed);
    return started.ok
      ? redirectToPayment(page, request, { address: started.value, isTest })
      : refused(started.error);
  }
  const placed = await services.ticketing.placeOrder(reference, agreed, await buyerOf(request, page));
  if (!placed.ok) return refused(placed.error);
  const headers = appendOrderedCart(new Headers(), page);
  headers.append('set-cookie', noCustomerCookie({ secure: url.protocol === 'https:' }));
  return redirectToOrder(page, placed.value, headers);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function PayRoute({ loaderData: { cart, paths, html } }: Route.ComponentProps) {
  return (
    <>
      <HoldBarScreen cart={cart} paths={paths} step="pay" />
      <StaticPart name={PAY} html={html} />
    </>
  );
}
