import type { Language } from '#lib/localized.ts';

/** Where gift vouchers are bought. `again`: the secret of a payment that was given up, whose words stand in the form again. */
export function voucherShopPath({ isTest }: { isTest: boolean }, language: Language, again?: string): string {
  const query = new URLSearchParams({ lang: language, ...(again === undefined ? {} : { again }) });
  return `/${shop(isTest)}/gift-voucher?${query}`;
}

/** A voucher as a PDF; whoever knows the address has the voucher. */
export function voucherPdfPath({ secret, isTest }: { secret: string; isTest: boolean }): string {
  return `/${shop(isTest)}/gift-vouchers/${encodeURIComponent(secret)}/voucher.pdf`;
}

const shop = (isTest: boolean) => (isTest ? 'testshop' : 'webshop');
