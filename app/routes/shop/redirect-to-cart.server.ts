import type { PageContext } from '#app/page-context.server.ts';
import { replace } from '#app/site-redirect.server.ts';
import { type CookieCart, cartCookies } from '#features/shop/cart/index.server.ts';
import { type CartMessageCode, shopOf, shopPaths } from '#features/shop/cart/index.ts';

/** Steps besides the cart at which more time can be requested. */
export type CheckoutStep = 'checkout' | 'pay';

/**
 * After every change the cart is shown anew under its own address, with cookies that tell of it where it changed:
 * reloading repeats nothing.
 */
export function redirectToCart(
  { url, language }: Pick<PageContext, 'url' | 'language'>,
  {
    message,
    cart,
    step = 'cart',
  }: { message?: CartMessageCode | null; cart?: CookieCart | null; step?: CheckoutStep | 'cart' },
): Response {
  const paths = shopPaths(shopOf(url.pathname), language);
  const address = paths[step];
  const headers = new Headers();
  for (const cookie of cart ? cartCookies(cart, { requestUrl: url.href, language }) : [])
    headers.append('set-cookie', cookie);
  return replace(message ? `${address}&message=${message}` : address, { status: 303, headers });
}
