import type { PageContext } from '#app/page-context.server.ts';
import { redirectToProvider, replace } from '#app/site-redirect.server.ts';
import { isInTestSale, readCartAddress } from '#features/shop/cart/index.server.ts';
import { shopOf } from '#features/shop/cart/index.ts';

/** Redirects a visitor of the test shop from a page of the shop to the same page of the test shop, forms with their input. */
export function toTestSale({ url }: Pick<PageContext, 'url'>, request: Request): Response | null {
  if (shopOf(url.pathname) === 'testshop' || !isInTestSale(request.headers.get('cookie'))) return null;
  const isForm = request.method !== 'GET' && request.method !== 'HEAD';
  return replace(url.pathname.replace(/^\/webshop/, '/testshop') + url.search, {
    status: isForm ? 307 : 303,
  });
}

/** The scheme and host of an outside shop that keeps the carts of this page; `null` where the venue keeps them. */
export function outsideOrigin({ services }: Pick<PageContext, 'services'>): string | null {
  const { shopUrl } = services.config;
  return shopUrl !== undefined && services.ticketing.capabilities.handoff === 'redirect'
    ? new URL(shopUrl).origin
    : null;
}

/** Leads to the cart at an outside shop, at the address it named; at another's address no cart of its is. */
export function toOutsideCart(page: Pick<PageContext, 'services'>, request: Request): Response | null {
  const origin = outsideOrigin(page);
  const address = readCartAddress(request.headers.get('cookie'));
  if (origin === null || address === null || !URL.canParse(address)) return null;
  const isTheirs = new URL(address).origin === origin;
  return redirectToProvider(isTheirs ? address : origin, origin, { status: 303 });
}
