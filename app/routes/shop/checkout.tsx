import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { formOutcome } from '#app/form-outcome.server.ts';
import { i18nFor } from '#app/i18n.ts';
import { pageContext } from '#app/page-context.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { replace } from '#app/site-redirect.server.ts';
import { draftErrors } from '#features/accounts/index.server.ts';
import {
  type CustomerDraft,
  customerCookie,
  readCustomer,
  tidyCustomer,
} from '#features/checkout/index.server.ts';
import { WhoScreen } from '#features/checkout/screens/who-screen.tsx';
import { shopOf, shopPaths } from '#features/webshop/index.ts';
import { HoldBarScreen } from '#features/webshop/screens/hold-bar-screen.tsx';
import { readForm, text } from '#platform/http/read-form.server.ts';
import { messagesOf } from '../account/account-messages.server.ts';
import type { Route } from './+types/checkout.ts';
import { cartToOrder } from './cart-to-order.server.ts';

const FORM = z.object({ firstName: text(), lastName: text(), email: text() });
const NOBODY: CustomerDraft = { firstName: '', lastName: '', email: '' };
const UNPROCESSABLE = 422;

interface Refused {
  draft: CustomerDraft;
  errors: Partial<Record<keyof CustomerDraft, string>>;
}
const outcome = formOutcome<Refused>();

/** The first step of checkout: who comes. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { cart } = await cartToOrder(page, request);
  const principal = await page.principal();
  const refused = outcome.of(context);
  const known = readCustomer(request.headers.get('cookie')) ?? principal ?? NOBODY;
  const { firstName, lastName, email } = refused?.draft ?? known;
  return {
    cart,
    draft: { firstName, lastName, email },
    errors: refused?.errors ?? {},
    isSignedIn: principal !== null,
    paths: shopPaths(shopOf(page.url.pathname), page.language),
    language: page.language,
    meta: { title: i18nFor(page.language)._(msg`Who comes?`), robots: 'none' as const },
  };
}

/** Keeps who comes in the visitor's browser and goes on to paying. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  await cartToOrder(page, request);
  const { language, url } = page;
  const form = await readForm(FORM, request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const draft = tidyCustomer(form.value);
  const errors = messagesOf(draftErrors(draft), language);
  if (Object.keys(errors).length > 0)
    return outcome.answer(context, { draft, errors }, { status: UNPROCESSABLE });
  return replace(shopPaths(shopOf(url.pathname), language).pay, {
    status: 303,
    headers: { 'set-cookie': customerCookie(draft, { secure: url.protocol === 'https:' }) },
  });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  const { meta: _, ...shown } = loaderData;
  return (
    <>
      <HoldBarScreen cart={shown.cart} paths={shown.paths} step="checkout" />
      <WhoScreen {...shown} />
    </>
  );
}
