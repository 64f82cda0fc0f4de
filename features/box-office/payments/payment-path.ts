import type { Language } from '#lib/localized.ts';

/**
 * The address one comes back to from paying; whoever knows it sees how the payment stands. `isUnpaid`: the provider leads there who
 * did not want to pay.
 */
export function paymentPath(
  { secret, isTest }: { secret: string; isTest: boolean },
  language: Language,
  { isUnpaid = false } = {},
): string {
  const query = new URLSearchParams({ lang: language, ...(isUnpaid ? { unpaid: '1' } : {}) });
  return `/${isTest ? 'testshop' : 'webshop'}/payments/${encodeURIComponent(secret)}?${query}`;
}
