import { pageContext } from '#app/page-context.server.ts';
import { redirectDocument } from '#app/site-redirect.server.ts';
import { orderedCartCookies, testSaleCookie } from '#features/shop/cart/index.server.ts';
import { shopPaths } from '#features/shop/cart/index.ts';
import type { Route } from './+types/end-test-sale.ts';
import { redirectToCart } from './redirect-to-cart.server.ts';

/** Ends trying the test shop out. A cart that an outside shop knows nothing of is not counted any more. */
export function action({ context }: Route.ActionArgs) {
  const { services, url, language } = pageContext(context);
  const headers = new Headers();
  headers.append('set-cookie', testSaleCookie(false, { secure: url.protocol === 'https:' }));
  if (services.config.shopUrl !== undefined)
    for (const cookie of orderedCartCookies({ requestUrl: url.href, language }))
      headers.append('set-cookie', cookie);
  return redirectDocument(shopPaths('webshop', language).cart, { status: 303, headers });
}

export const loader = ({ context }: Route.LoaderArgs) => redirectToCart(pageContext(context), {});
