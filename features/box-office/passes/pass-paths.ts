import type { Language } from '#lib/localized.ts';

/** Returns the path of the pass shop. `pass`: the pass under review; `isNotPaid`: the payment for it was abandoned. */
export function passShopPath(
  { isTest }: { isTest: boolean },
  language: Language,
  { pass, isNotPaid = false }: { pass?: number; isNotPaid?: boolean } = {},
): string {
  const query = new URLSearchParams({
    lang: language,
    ...(pass === undefined ? {} : { pass: String(pass) }),
    ...(isNotPaid ? { unpaid: 'yes' } : {}),
  });
  return `/${isTest ? 'testshop' : 'webshop'}/passes?${query}`;
}
