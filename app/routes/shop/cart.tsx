import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { findCartView, isInTestSale, testSaleCookie } from '#features/shop/cart/index.server.ts';
import { cartMessageCode, shopOf, shopPaths } from '#features/shop/cart/index.ts';
// Not through the index: every page loads that one, for the link to the cart.
import { CartScreen } from '#features/shop/cart/screens/cart-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import type { Route } from './+types/cart.ts';
import { buyerOf } from './buyer.server.ts';
import { findOpenPayment, toPayment } from './paying.server.ts';
import { toOutsideCart, toTestSale } from './test-sale.server.ts';
import { appendCart, visitorCart } from './visitor-cart.server.ts';

export const handle: PageHandle = { query: { personal: ['message'] } };

/** `/webshop` and `/testshop`: the visitor's cart. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { services, language, scope, url } = page;
  scope.markPrivate();
  const elsewhere = toTestSale(page, request) ?? toOutsideCart(page, request);
  if (elsewhere) throw elsewhere;
  const shop = shopOf(url.pathname);
  const reference = visitorCart(page, request);
  const cart = await findCartView(services, reference, language, await buyerOf(request, page));
  const payment = cart?.state === 'in-payment' ? await findOpenPayment(page, reference) : null;
  if (payment) throw toPayment(page, payment);
  const headers = new Headers();
  if (shop === 'testshop' && !isInTestSale(request.headers.get('cookie')))
    headers.append('set-cookie', testSaleCookie(true, { secure: url.protocol === 'https:' }));
  // Expired carts are counted nowhere, whatever the visitor's clock says.
  if (cart?.state === 'expired' && reference !== null) appendCart(headers, page, { ...cart, reference });
  const shown = {
    cart,
    message: cartMessageCode(url.searchParams.get('message')),
    paths: shopPaths(shop, language),
    language,
    isShopOnline: page.settings.isShopOnline,
    meta: { title: i18nFor(language)._(msg`Cart`), robots: 'none' as const },
  };
  return data(shown, { headers });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function CartRoute({ loaderData }: Route.ComponentProps) {
  const { meta: _, ...view } = loaderData;
  return <CartScreen {...view} />;
}
