import type { Settings } from '#features/core/settings/index.ts';
import { siteCurrencyCode } from '#lib/site-formats.ts';

/** Settings that a confirmation of donations states. */
export type MissingFact = 'notice' | 'seller';

/** Settings that have to be filled in before any confirmation of donations can be made. */
export function missingFacts({ seller, donations }: Pick<Settings, 'seller' | 'donations'>): MissingFact[] {
  return [
    ...(donations.notice ? [] : ['notice' as const]),
    ...(seller?.name && seller.street && seller.postalCode && seller.city ? [] : ['seller' as const]),
  ];
}

/** Confirmations follow the form of German tax offices, which states euro. */
export const isConfirmableCurrency = (): boolean => siteCurrencyCode() === 'EUR';
