import { pageContext } from '#app/page-context.server.ts';
import { redirectDocument } from '#app/site-redirect.server.ts';
import { testSaleCookie } from '#features/shop/cart/index.server.ts';
import { shopPaths } from '#features/shop/cart/index.ts';
import type { Route } from './+types/end-test-sale.ts';
import { redirectToCart } from './redirect-to-cart.server.ts';
import { appendOrderedCart } from './visitor-cart.server.ts';

/** Ends trying the test shop out. Beside an outside shop its cart is not counted any more, and the visitor's own is. */
export function action({ context }: Route.ActionArgs) {
  const page = pageContext(context);
  const { services, url, language } = page;
  const headers = new Headers();
  headers.append('set-cookie', testSaleCookie(false, { secure: url.protocol === 'https:' }));
  if (services.config.shopUrl !== undefined) appendOrderedCart(headers, page);
  return redirectDocument(shopPaths('webshop', language).cart, { status: 303, headers });
}

export const loader = ({ context }: Route.LoaderArgs) => redirectToCart(pageContext(context), {});
