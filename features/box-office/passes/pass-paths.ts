import type { Language } from '#lib/localized.ts';

/**
 * Where passes are bought. `pass`: one of them is looked at; `isNotPaid`: paying for it was given up.
 */
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
