import type { Language } from '#lib/localized.ts';

/**
 * Returns the path of the gift voucher shop. `again`: the secret of an abandoned payment, whose texts are filled into
 * the form again.
 */
export function voucherShopPath({ isTest }: { isTest: boolean }, language: Language, again?: string): string {
  const query = new URLSearchParams({ lang: language, ...(again === undefined ? {} : { again }) });
  return `/${shop(isTest)}/gift-voucher?${query}`;
}

/** Path of a voucher as a PDF; its secret grants access to the voucher. */
export function voucherPdfPath({ secret, isTest }: { secret: string; isTest: boolean }): string {
  return `/${shop(isTest)}/gift-vouchers/${encodeURIComponent(secret)}/voucher.pdf`;
}

const shop = (isTest: boolean) => (isTest ? 'testshop' : 'webshop');
