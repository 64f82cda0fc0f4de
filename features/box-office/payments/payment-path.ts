import type { Language } from '#lib/localized.ts';

/**
 * Return address after paying; its secret grants access to the state of the payment. `isUnpaid`: the provider's link for
 * cancelled payments.
 */
export function paymentPath(
  { secret, isTest }: { secret: string; isTest: boolean },
  language: Language,
  { isUnpaid = false } = {},
): string {
  const query = new URLSearchParams({ lang: language, ...(isUnpaid ? { unpaid: '1' } : {}) });
  return `/${isTest ? 'testshop' : 'webshop'}/payments/${encodeURIComponent(secret)}?${query}`;
}
