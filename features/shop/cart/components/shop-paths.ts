import type { Language } from '#lib/localized.ts';

/** The shop, and the same shop over a sale that never takes money (docs/product/pages.md#webshop-addresses). */
export type ShopName = 'webshop' | 'testshop';

export interface ShopPaths {
  shop: ShopName;
  cart: string;
  add: string;
  change: string;
  coupon: string;
  renew: string;
  restore: string;
  /** Customer details, the first step of checkout. */
  checkout: string;
  pay: string;
  /** The same without spending credit. */
  payWithoutCredit: string;
}

/** The shop's addresses in a language; they have no language in front. */
export function shopPaths(shop: ShopName, language: Language): ShopPaths {
  const at = (step = '', more: Record<string, string> = {}) =>
    `/${shop}${step}?${new URLSearchParams({ lang: language, ...more })}`;
  return {
    shop,
    cart: at(),
    add: at('/add'),
    change: at('/change'),
    coupon: at('/coupon'),
    renew: at('/renew'),
    restore: at('/restore'),
    checkout: at('/checkout'),
    pay: at('/checkout/pay'),
    payWithoutCredit: at('/checkout/pay', { credit: 'no' }),
  };
}

/** The page of the shop that is open, in a language: with all that its address says besides. */
export function samePage(
  { pathname, search }: { pathname: string; search: string },
  language: Language,
): string {
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return `${pathname}?${query}`;
}

export const shopOf = (pathname: string): ShopName =>
  pathname.startsWith('/testshop') ? 'testshop' : 'webshop';
