import { msg } from '@lingui/core/macro';
import { formTitle } from '#app/form-outcome.server.ts';
import { type PageContext, pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { replace } from '#app/site-redirect.server.ts';
import { seatsInOrder } from '#features/shop/cart/index.server.ts';
import { SeatsScreen } from '#features/shop/cart/seats/screens/seats-screen.tsx';
import { orderPath, orderSeatsPath } from '#features/shop/orders/index.ts';
import { parseId } from '#lib/query-parameters.ts';
import type { Route } from './+types/order-seats.ts';
import { redirectToOrder } from './redirect-to-order.server.ts';
import { findSwapPage, swapByForm } from './swap-page.server.ts';

export const handle: PageHandle = { query: { personal: ['event'] } };

/** Swap of the seats of an order within a date; where it has none it leads to the order. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { language, url } = page;
  page.scope.markPrivate();
  const { order, own, jetId } = await findSwap(page, params.secret);
  if (own.former.length === 0) throw redirectToOrder(page, order);
  const paths = {
    numbers: url.pathname,
    form: orderSeatsPath(order, jetId, language),
    cart: orderPath(order, language),
  };
  return {
    page: await findSwapPage(page, context, { owner: { order: order.secret }, own, paths }),
    meta: { title: formTitle(context, language, msg`Swap seats`), robots: 'none' as const },
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const page = pageContext(context);
  page.scope.markPrivate();
  const { order, own } = await findSwap(page, params.secret);
  if (own.former.length === 0) throw redirectToOrder(page, order);
  const done = await swapByForm(page, { request, context }, { owner: { order: order.secret }, own });
  if ('answer' in done) return done.answer;
  // Too late meanwhile: the order shows what can still be done.
  const path = orderPath(order, page.language);
  return replace(done.error ? path : `${path}&seats=swapped`, { status: 303 });
}

/** The order of the link with its seats at the date of the address. */
async function findSwap({ services, language, url }: PageContext, secret: string) {
  const jetId = parseId(url.searchParams.get('event'));
  const order = jetId === null ? null : await services.ticketing.order(secret);
  if (!order || jetId === null || order.isTest)
    throw new Response(null, { status: 404, statusText: 'Not Found' });
  return { order, jetId, own: seatsInOrder(order, jetId, language) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function OrderSeatsRoute({ loaderData: { page } }: Route.ComponentProps) {
  return <SeatsScreen key={page.orderKey} page={page} />;
}
