import {
  type DonationChoice,
  donationChoices,
  MAX_DONATION_CENTS,
} from '#features/box-office/ticketing/index.ts';
import type { Donations } from '#features/core/settings/index.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { priceString } from '#lib/money.ts';

/** Donation as the pay step offers it, in one language. In cents. */
export interface DonationView {
  /** Chosen amount; 0 as long as nothing is chosen. */
  cents: number;
  /** Set when the typed text is no amount that can be given, or nothing can be paid with it. */
  isRefused: boolean;
  mostCents: number;
  choices: DonationChoice[];
  /** Purpose of the money; `null` where the venue does not say. */
  purpose: ShownText | null;
}

/** Builds the donation part of the pay step; `toPayCents`: what is to be paid without a donation. */
export function toDonationView(
  { suggestedCents, purpose }: Omit<Donations, 'isOn'>,
  { cents, isRefused, toPayCents }: Pick<DonationView, 'cents' | 'isRefused'> & { toPayCents: number },
  language: Language,
): DonationView {
  return {
    ...{ cents, isRefused, mostCents: MAX_DONATION_CENTS },
    choices: donationChoices(toPayCents, suggestedCents),
    purpose: purpose && shown(purpose, language),
  };
}

/** Address of the pay step with a donation; 0 takes it back. */
export function payPathWith(path: string, donationCents: number): string {
  return donationCents === 0 ? path : `${path}&donation=${priceString(donationCents)}`;
}
