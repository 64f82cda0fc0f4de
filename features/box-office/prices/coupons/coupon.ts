import type { Instant } from '#lib/venue-time.ts';
import type { CouponTerms, Reduction } from '../price-tickets.ts';

export const COUPON_KINDS = ['amount', 'percent', 'free-tickets'] as const;

/** Reason a coupon has no effect on a cart (docs/product/checkout.md#coupons). */
export const COUPON_REFUSALS = [
  'coupon-unknown',
  'coupon-not-yet',
  'coupon-expired',
  'coupon-used-up',
  'coupon-used-by-you',
  'coupon-not-for-these',
] as const;
export type CouponRefusal = (typeof COUPON_REFUSALS)[number];

/** Current state of a coupon. */
export interface Coupon extends CouponTerms {
  id: number;
  code: string;
  validFrom: Instant | null;
  validUntil: Instant | null;
  maxUses: number | null;
  maxUsesPerPerson: number | null;
  isActive: boolean;
  used: number;
}

const MAX_CODE_LENGTH = 32;
/** Format of a stored code. */
export const COUPON_CODE = /^[\p{Script=Latin}\d][\p{Script=Latin}\d-]{2,31}$/u;

/** Normalizes a code for storage: capitals, without spaces. `null` for invalid input. */
export function couponCode(typed: string): string | null {
  if (typed.length > MAX_CODE_LENGTH * 2) return null;
  const code = typed.replace(/\s+/g, '').toUpperCase();
  return COUPON_CODE.test(code) ? code : null;
}

/**
 * Reasons a coupon cannot be used now. `usedByPerson`: its uses by the customer, `null` before they are known. A disabled
 * one is answered like an unknown one.
 */
export function refusalOfCoupon(
  coupon: Coupon,
  { now, usedByPerson }: { now: Instant; usedByPerson: number | null },
): CouponRefusal | null {
  const { isActive, validFrom, validUntil, maxUses, maxUsesPerPerson, used } = coupon;
  if (!isActive) return 'coupon-unknown';
  if (validFrom !== null && now < validFrom) return 'coupon-not-yet';
  if (validUntil !== null && now >= validUntil) return 'coupon-expired';
  if (maxUses !== null && used >= maxUses) return 'coupon-used-up';
  if (maxUsesPerPerson !== null && usedByPerson !== null && usedByPerson >= maxUsesPerPerson)
    return 'coupon-used-by-you';
  return null;
}

/** Returns the reduction of a coupon by its kind: the value is cents, percent or a number of tickets. */
export function reductionOf(kind: (typeof COUPON_KINDS)[number], value: number): Reduction {
  switch (kind) {
    case 'amount':
      return { kind, cents: value };
    case 'percent':
      return { kind, percent: value };
    case 'free-tickets':
      return { kind, tickets: value };
  }
}
