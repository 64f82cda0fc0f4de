import type { Instant } from '#lib/venue-time.ts';

/** Reason a donation counts no more: staff gave it back, or its order ended before it was paid. */
export type DonationEnd = 'given-back' | 'lapsed';

/** Donation given with an order (docs/decisions/0130). */
export interface Donation {
  cents: number;
  /** `null` as long as it counts. */
  end: DonationEnd | null;
  endedAt: Instant | null;
}

/** More is given by bank transfer. */
export const MAX_DONATION_CENTS = 50_000;

const EURO = 100;
const FIVE_EUROS = 500;

/** Part of what is due for an order that is its donation, in cents. */
export function donationDueCents(donation: Donation | null): number {
  return donation && donation.end === null ? donation.cents : 0;
}

/** Tells if an amount can be given with an order: from one cent to 500 euros. */
export function isDonation(cents: number): boolean {
  return Number.isSafeInteger(cents) && cents >= 1 && cents <= MAX_DONATION_CENTS;
}

/** Amount that can be chosen with one press, in cents. */
export interface DonationChoice {
  cents: number;
  /** Total it rounds up to; `null` for a suggested amount. */
  roundsToCents: number | null;
}

/**
 * Choices beside a sum to be paid: up to the next whole euro, to the next five euros, and the amounts the venue suggests,
 * each once.
 */
export function donationChoices(toPayCents: number, suggestedCents: readonly number[]): DonationChoice[] {
  const rounded = [EURO, FIVE_EUROS]
    .map((step) => Math.ceil(toPayCents / step) * step)
    .filter((total) => total > toPayCents)
    .map((total) => ({ cents: total - toPayCents, roundsToCents: total }));
  const suggested = suggestedCents.map((cents) => ({ cents, roundsToCents: null }));
  return [...rounded, ...suggested].filter(
    ({ cents }, index, all) => all.findIndex((each) => each.cents === cents) === index,
  );
}

/** Donation as it comes from a form that a visitor filled in, or from an address. */
export interface TypedDonation {
  /** 0 where none is chosen, or none can be read. */
  cents: number;
  isRefused: boolean;
}

/** Reads the amounts sent as a donation, parsed; `null` for what is no amount. More than one is none. */
export function readDonation(amounts: readonly (number | null)[]): TypedDonation {
  const [cents = 0, ...others] = amounts;
  if (cents === 0 && others.length === 0) return { cents: 0, isRefused: false };
  const isGood = cents !== null && others.length === 0 && isDonation(cents);
  return isGood ? { cents, isRefused: false } : { cents: 0, isRefused: true };
}
