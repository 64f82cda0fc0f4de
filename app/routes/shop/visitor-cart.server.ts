import type { PageContext } from '#app/page-context.server.ts';
import type { CartReference } from '#features/box-office/ticketing/index.ts';
import {
  type CookieCart,
  cartCookies,
  orderedCartCookies,
  readCartReference,
} from '#features/shop/cart/index.server.ts';

type Page = Pick<PageContext, 'services' | 'url' | 'language'>;

/** The cart of a request, at the provider of its page. */
export function visitorCart(page: Page, request: Request): CartReference | null {
  return readCartReference(request.headers.get('cookie'), { isApart: isApart(page) });
}

/** Adds the cookies of a cart to an answer; those of an empty one remove it. */
export function appendCart(headers: Headers, page: Page, cart: CookieCart): Headers {
  return append(headers, cartCookies(cart, scopeOf(page)));
}

/** Adds the cookies after the cart was ordered. */
export function appendOrderedCart(headers: Headers, page: Page): Headers {
  return append(headers, orderedCartCookies(scopeOf(page)));
}

/** Tells if our box office sells on a page while an outside shop does elsewhere: its cart there survives a test sale. */
function isApart({ services: { config, ticketing } }: Page): boolean {
  return config.shopUrl !== undefined && ticketing.capabilities.handoff === 'embedded';
}

const scopeOf = (page: Page) => ({
  requestUrl: page.url.href,
  language: page.language,
  isApart: isApart(page),
});

function append(headers: Headers, cookies: readonly string[]): Headers {
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return headers;
}
