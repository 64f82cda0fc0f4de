import { Trans } from '@lingui/react/macro';
import type { CouponRefusal } from '#features/coupons/index.ts';

/** Why a coupon takes nothing off, and what can be done. */
export function CouponRefusalWords({ refusal }: { refusal: CouponRefusal }) {
  switch (refusal) {
    case 'coupon-unknown':
      return <Trans>We do not know this code. Look whether every letter is right.</Trans>;
    case 'coupon-not-yet':
      return <Trans>This coupon is not valid yet.</Trans>;
    case 'coupon-expired':
      return <Trans>This coupon is not valid any more.</Trans>;
    case 'coupon-used-up':
      return <Trans>This coupon has been used up.</Trans>;
    case 'coupon-used-by-you':
      return <Trans>You have used this coupon with your e-mail address already. Take it out to order.</Trans>;
    case 'coupon-not-for-these':
      return <Trans>This coupon is not for the tickets in your cart.</Trans>;
  }
}
