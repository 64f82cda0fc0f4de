import type { OrderVoucher } from '#features/box-office/ticketing/index.ts';
import { instantAt } from '#lib/venue-instant.ts';
import { addDays, type Day, dayOf, type Instant } from '#lib/venue-time.ts';

/** Tells if the voucher can still be redeemed, as far as its order knows. */
export function isVoucherRedeemable({ state, issued }: Pick<OrderVoucher, 'state' | 'issued'>): boolean {
  return state === 'valid' && issued !== null && !issued.isRedeemed;
}

/** Limits of an amount, in cents. */
export const VOUCHER_FROM_CENTS = 1_000;
export const VOUCHER_UP_TO_CENTS = 25_000;

/** Tells if a voucher is sold for so many cents. */
export const isVoucherAmount = (cents: number): boolean =>
  cents >= VOUCHER_FROM_CENTS && cents <= VOUCHER_UP_TO_CENTS;

export const VOUCHER_PRESETS = [1_500, 2_500, 5_000, 10_000] as const;
export const MAX_GREETING_LENGTH = 300;
export const MAX_RECIPIENT_LENGTH = 100;
/** So far ahead a day can be chosen. */
export const SEND_WITHIN_DAYS = 366;
/** Days to pay at the box office before the order expires. */
export const UNPAID_DAYS = 14;

/** German law lets such claims lapse three years after the end of the year they came to be in (§§ 195, 199 BGB). */
const VALID_YEARS = 3;

/** Until when a voucher is valid that is bought at a moment, not included: three whole years after the end of that year. */
export function validUntil(boughtAt: Instant): Instant {
  const year = Number(dayOf(boughtAt).slice(0, 4));
  return new Date(instantAt(`${year + VALID_YEARS + 1}-01-01`, '00:00')).toISOString();
}

/** The last day on which a voucher is valid. */
export function lastDayOf(until: Instant): Day {
  return addDays(dayOf(until), -1);
}

/** Code printed on vouchers of the test shop. Nobody can redeem it: no such code is ever drawn. */
export const TEST_CODE = 'SPECHT-TEST';
