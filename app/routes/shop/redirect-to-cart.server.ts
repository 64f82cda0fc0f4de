import type { PageContext } from '#app/page-context.server.ts';
import { replace } from '#app/site-redirect.server.ts';
import type { CookieCart } from '#features/shop/cart/index.server.ts';
import { type CartMessageCode, shopOf, shopPaths } from '#features/shop/cart/index.ts';
import { appendCart } from './visitor-cart.server.ts';

/** Steps besides the cart at which more time can be requested. */
export type CheckoutStep = 'checkout' | 'pay';

/**
 * After every change the cart is shown again under its own address, with cookies that tell of it where it changed:
 * reloading repeats nothing.
 */
export function redirectToCart(
  page: Pick<PageContext, 'services' | 'url' | 'language'>,
  {
    message,
    cart,
    step = 'cart',
  }: { message?: CartMessageCode | null; cart?: CookieCart | null; step?: CheckoutStep | 'cart' },
): Response {
  const paths = shopPaths(shopOf(page.url.pathname), page.language);
  const address = paths[step];
  const headers = new Headers();
  if (cart) appendCart(headers, page, cart);
  return replace(message ? `${address}&message=${message}` : address, { status: 303, headers });
}
