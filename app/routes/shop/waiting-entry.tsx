import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { formOutcome, formTitle } from '#app/form-outcome.server.ts';
import { type PageContext, pageContext } from '#app/page-context.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { replace } from '#app/site-redirect.server.ts';
import type { WaitingList } from '#features/box-office/ticketing/index.ts';
import { toWaitingView } from '#features/box-office/waiting-list/index.server.ts';
import {
  type WaitingMessage,
  WaitingScreen,
} from '#features/box-office/waiting-list/screens/waiting-screen.tsx';
import { readForm, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/waiting-entry.ts';
import { redirectToCart } from './redirect-to-cart.server.ts';
import { visitorCart } from './visitor-cart.server.ts';

const CONFLICT = 409;
const FORM = z.object({ do: text() });
const outcome = formOutcome<WaitingMessage>();

/** A place on the waiting list by its link, whose secret allows accepting an offer and leaving. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageContext(context);
  page.scope.markPrivate();
  const entry = await listOf(page).find(params.secret);
  if (!entry) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return {
    entry: toWaitingView(entry, page.language),
    message: outcome.of(context),
    language: page.language,
    meta: { title: formTitle(context, page.language, msg`Waiting list`), robots: 'none' as const },
  };
}

function listOf({ services }: PageContext): WaitingList {
  const { waitingList } = services.ticketing;
  if (!waitingList) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return waitingList;
}

/** Takes what is offered into the cart, or leaves the list. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const page = pageContext(context);
  const form = await readForm(FORM, request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  if (form.value.do === 'take') return take(page, { request, params, context });
  if (form.value.do !== 'leave') throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const left = await listOf(page).leave(params.secret);
  if (left.ok) return replace(page.url.pathname + page.url.search, { status: 303 });
  if (left.error.code === 'UNKNOWN_OFFER') throw new Response(null, { status: 404, statusText: 'Not Found' });
  return outcome.answer(context, left.error.code === 'IN_PAYMENT' ? 'IN_PAYMENT' : 'BUSY', {
    status: CONFLICT,
  });
}

/** Turns the offer into this browser's cart, which may hold nothing else. */
async function take(
  page: PageContext,
  { request, params, context }: Pick<Route.ActionArgs, 'request' | 'params' | 'context'>,
) {
  const { ticketing } = page.services;
  const offer = await listOf(page).offerOf(params.secret);
  const cart = offer === null ? null : await ticketing.cart(offer);
  if (!cart) return outcome.answer(context, 'OFFER_ENDED', { status: CONFLICT });
  const known = visitorCart(page, request);
  const other = known === null || known === offer ? null : await ticketing.cart(known);
  if (other && other.state !== 'expired' && other.quantity > 0)
    return outcome.answer(context, 'OTHER_CART', { status: CONFLICT });
  return redirectToCart(page, { cart });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function WaitingEntryRoute({
  loaderData: { entry, message, language },
}: Route.ComponentProps) {
  return <WaitingScreen entry={entry} message={message} language={language} />;
}
