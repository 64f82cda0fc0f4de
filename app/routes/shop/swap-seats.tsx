import { msg } from '@lingui/core/macro';
import { formTitle } from '#app/form-outcome.server.ts';
import { type PageContext, pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { swapSeatsPath } from '#features/box-office/booking/index.ts';
import { seatsInCart } from '#features/shop/cart/index.server.ts';
import { cartMessageOf, shopOf, shopPaths } from '#features/shop/cart/index.ts';
import { SeatsScreen } from '#features/shop/cart/seats/screens/seats-screen.tsx';
import { parseId } from '#lib/query-parameters.ts';
import type { Route } from './+types/swap-seats.ts';
import { redirectToCart } from './redirect-to-cart.server.ts';
import { findSwapPage, swapByForm } from './swap-page.server.ts';
import { toTestSale } from './test-sale.server.ts';
import { visitorCart } from './visitor-cart.server.ts';

export const handle: PageHandle = { query: { personal: ['event'] } };

/** Swap of the seats of a cart within a date. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { language, url } = page;
  page.scope.markPrivate();
  const elsewhere = toTestSale(page, request);
  if (elsewhere) throw elsewhere;
  const swap = await findSwap(page, request);
  // Nothing is held there any more: the cart says why.
  if (!swap) throw redirectToCart(page, { message: 'NO_ACTIVE_RESERVATION' });
  const shop = shopOf(url.pathname);
  const paths = {
    numbers: url.pathname,
    form: swapSeatsPath(swap.jetId, language, shop),
    cart: shopPaths(shop, language).cart,
  };
  return {
    page: await findSwapPage(page, context, { ...swap, paths }),
    meta: { title: formTitle(context, language, msg`Swap seats`), robots: 'none' as const },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  page.scope.markPrivate();
  const elsewhere = toTestSale(page, request);
  if (elsewhere) return elsewhere;
  const swap = await findSwap(page, request);
  if (!swap) return redirectToCart(page, { message: 'NO_ACTIVE_RESERVATION' });
  const done = await swapByForm(page, { request, context }, swap);
  if ('answer' in done) return done.answer;
  return redirectToCart(page, { message: done.error ? cartMessageOf(done.error) : 'SEATS_SWAPPED' });
}

/** The visitor's cart with its seats at the date of the address; `null` where it has none. */
async function findSwap(page: PageContext, request: Request) {
  const jetId = parseId(page.url.searchParams.get('event'));
  const reference = visitorCart(page, request);
  if (reference === null || jetId === null) return null;
  const own = seatsInCart(await page.services.ticketing.cart(reference), jetId, page.language);
  return own.former.length === 0 ? null : { owner: { cart: reference }, own, jetId };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function SwapSeatsRoute({ loaderData: { page } }: Route.ComponentProps) {
  return <SeatsScreen key={page.orderKey} page={page} />;
}
