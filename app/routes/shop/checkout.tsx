import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { staticPart } from '#app/document/static-part.server.tsx';
import { formOutcome, formTitle } from '#app/form-outcome.server.ts';
import { pageContext } from '#app/page-context.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { replace } from '#app/site-redirect.server.ts';
import type { AnswerInput } from '#features/box-office/questions/index.ts';
import { customerOf } from '#features/core/access/index.server.ts';
import { draftErrors } from '#features/people/accounts/index.server.ts';
import { heldCart } from '#features/shop/cart/index.server.ts';
import { cartMessageOf, shopOf, shopPaths } from '#features/shop/cart/index.ts';
import { HoldBarScreen } from '#features/shop/cart/screens/hold-bar-screen.tsx';
import {
  type CustomerDraft,
  customerCookie,
  normalizeCustomer,
  readCustomer,
  toQuestionsView,
} from '#features/shop/checkout/index.server.ts';
import { CustomerScreen } from '#features/shop/checkout/screens/customer-screen.tsx';
import { readForm, text, ticked } from '#platform/http/read-form.server.ts';
import { StaticPart } from '#ui/static-part.tsx';
import { messagesOf } from '../account/account-messages.server.ts';
import type { Route } from './+types/checkout.ts';
import { answerMessages, consentWords } from './answer-messages.server.ts';
import { cartToOrder } from './cart-to-order.server.ts';
import { redirectToCart } from './redirect-to-cart.server.ts';

const FORM = z.object({ firstName: text(), lastName: text(), email: text(), healthConsent: ticked() });
const EMPTY_CUSTOMER: CustomerDraft = { firstName: '', lastName: '', email: '' };
const UNPROCESSABLE = 422;
const CUSTOMER_STEP = 'who';

interface Refused {
  draft: CustomerDraft;
  /** Answers as typed, valid or not. */
  given: AnswerInput;
  errors: Partial<Record<string, string>>;
}
const outcome = formOutcome<Refused>();

/** The first step of checkout: the customer. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { cart, reference } = await cartToOrder(page, request);
  const principal = customerOf(await page.principal());
  const refused = outcome.of(context);
  const known = readCustomer(request.headers.get('cookie')) ?? principal ?? EMPTY_CUSTOMER;
  const { firstName, lastName, email } = refused?.draft ?? known;
  const questions = await page.services.ticketing.questions(reference);
  const { language } = page;
  const paths = shopPaths(shopOf(page.url.pathname), language);
  const screen = (
    <CustomerScreen
      cart={cart}
      draft={{ firstName, lastName, email }}
      questions={toQuestionsView(
        questions && { ...questions, ...(refused && { given: refused.given }) },
        cart,
        {
          language,
          consentText: consentWords(language),
        },
      )}
      errors={refused?.errors ?? {}}
      isSignedIn={(await page.principal()) !== null}
      paths={paths}
      language={language}
    />
  );
  return {
    cart: heldCart(cart),
    paths: { renew: paths.renew },
    html: staticPart(page, CUSTOMER_STEP, screen),
    meta: { title: formTitle(context, language, msg`Who’s coming?`), robots: 'none' as const },
  };
}

/** Stores the customer in the visitor's browser and the answers with the cart, and continues to paying. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  const { reference } = await cartToOrder(page, request);
  const { language, url, services } = page;
  const questions = await services.ticketing.questions(reference);
  const fields = (questions?.asked ?? []).map(({ field }) => field);
  const form = await readForm(
    FORM.and(z.object(Object.fromEntries(fields.map((field) => [field, text()])))),
    request,
  );
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const { firstName, lastName, email, healthConsent } = form.value;
  const draft = normalizeCustomer({ firstName, lastName, email });
  const answers = Object.fromEntries(fields.map((field) => [field, form.value[field] ?? '']));
  const given = { answers, consent: healthConsent ? consentWords(language) : null };
  const answered = questions ? await services.ticketing.answer(reference, given) : null;
  if (answered?.ok === false) return redirectToCart(page, { message: cartMessageOf(answered.error) });
  const wrong = messagesOf(draftErrors(draft), language);
  const errors = { ...wrong, ...answerMessages(answered?.value ?? {}, language) };
  const isNamed = Object.keys(wrong).length === 0;
  const headers = new Headers();
  if (isNamed) headers.append('set-cookie', customerCookie(draft, { secure: url.protocol === 'https:' }));
  if (Object.keys(errors).length > 0)
    return outcome.answer(context, { draft, given, errors }, { status: UNPROCESSABLE, headers });
  return replace(shopPaths(shopOf(url.pathname), language).pay, { status: 303, headers });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function CheckoutRoute({ loaderData: { cart, paths, html } }: Route.ComponentProps) {
  return (
    <>
      <HoldBarScreen cart={cart} paths={paths} step="checkout" />
      <StaticPart name={CUSTOMER_STEP} html={html} />
    </>
  );
}
