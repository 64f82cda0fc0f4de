import { parse, serialize } from 'hono/utils/cookie';
import type { CartReceipt, CartReference } from '#features/box-office/ticketing/index.ts';
import type { Language } from '#lib/localized.ts';
import { type ShopName, shopOf } from './components/shop-paths.ts';
import { cartCookieDomain } from './cookie-domain.ts';

const OWN = { reference: 'cart', amount: 'cartAmount' };
/** Cart of a test sale beside an outside shop, whose cart remains in the other cookies meanwhile. */
const APART = { reference: 'testCart', amount: 'testCartAmount' };
const ADDRESS = 'cartUrl';
/** An expired cart can be looked at and won back as long as the box office keeps it. */
const REFERENCE_SECONDS = 24 * 3600;

/** Returns the address of the cart: the site's own shop, unless an outside shop named its address. */
export function cartAddress(shop: ShopName, language: Language, cartUrl: string | null = null): string {
  return cartUrl ?? `/${shop}?lang=${language}`;
}

/** Cart data stored in cookies. */
export type CookieCart = Pick<CartReceipt, 'reference' | 'expiresAt' | 'now' | 'quantity'> & {
  cartUrl?: string | null;
};

interface CookieScope {
  /** The address the visitor called: it decides on `Domain` and `Secure`. */
  requestUrl: string;
  language: Language;
  /** The shop that shows the cart; that of the address where it is not named. */
  shop?: ShopName;
  /** A test sale beside an outside shop: its cart has its own cookies, and its address is always the test shop's. */
  isApart?: boolean;
}

/**
 * The `Set-Cookie` values for a cart (docs/product/booking.md#cookies). `cartAmount` and `cartUrl` are for display, are
 * readable by the page and end with the hold; `cart` identifies the cart, HttpOnly, for this host alone and for a day,
 * because an expired cart can be restored. For a cart without tickets: the values that remove all of them.
 */
export function cartCookies(
  cart: CookieCart,
  { requestUrl, language, shop, isApart = false }: CookieScope,
): string[] {
  const { protocol, hostname, pathname } = new URL(requestUrl);
  const domain = cartCookieDomain(hostname);
  const common = { path: '/', sameSite: 'Lax' as const, secure: protocol === 'https:' };
  const shown = { ...common, ...(domain === null ? {} : { domain }) };
  const isEmpty = cart.quantity === 0;
  // No longer than the places are held: the badge must not count what is over.
  const left = Math.floor((Date.parse(cart.expiresAt) - Date.parse(cart.now)) / 1000);
  const maxAge = isEmpty ? 0 : Math.max(0, left);
  const names = isApart ? APART : OWN;
  const address = cartAddress(shop ?? shopOf(pathname), language, cart.cartUrl);
  return [
    serialize(names.reference, isEmpty ? '' : cart.reference, {
      ...common,
      httpOnly: true,
      maxAge: isEmpty ? 0 : REFERENCE_SECONDS,
    }),
    serialize(names.amount, String(cart.quantity), { ...shown, maxAge }),
    ...(isApart ? [] : [serialize(ADDRESS, address, { ...shown, maxAge })]),
  ];
}

/**
 * The same after the cart was ordered: the count is removed, the reference remains, which redirects every step of checkout
 * to the order.
 */
export function orderedCartCookies(scope: CookieScope): string[] {
  const nothing = { reference: '', expiresAt: '', now: '', quantity: 0 };
  const { reference } = scope.isApart ? APART : OWN;
  return cartCookies(nothing, scope).filter((cookie) => !cookie.startsWith(`${reference}=`));
}

/** The reference in a request's `Cookie` header. */
export function readCartReference(
  cookieHeader: string | null | undefined,
  { isApart = false }: Pick<CookieScope, 'isApart'> = {},
): CartReference | null {
  const { reference } = isApart ? APART : OWN;
  return parse(cookieHeader ?? '', reference)[reference] || null;
}

/** Reads the address of the cart from a request's `Cookie` header, as set by an earlier response; the value is untrusted. */
export function readCartAddress(cookieHeader: string | null | undefined): string | null {
  return parse(cookieHeader ?? '', ADDRESS)[ADDRESS] || null;
}
