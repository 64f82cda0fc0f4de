import { Trans } from '@lingui/react/macro';
import type { CouponRefusal } from '#features/box-office/prices/index.ts';

/** Reason a coupon has no effect, and the way to solve it. */
export function CouponRefusalWords({ refusal }: { refusal: CouponRefusal }) {
  switch (refusal) {
    case 'coupon-unknown':
      return <Trans>We don’t recognise this code. Check every letter.</Trans>;
    case 'coupon-not-yet':
      return <Trans>This voucher code isn’t valid yet.</Trans>;
    case 'coupon-expired':
      return <Trans>This voucher code is no longer valid.</Trans>;
    case 'coupon-used-up':
      return <Trans>This voucher code has been used up.</Trans>;
    case 'coupon-used-by-you':
      return (
        <Trans>You’ve already used this voucher code with your email address. Remove it to order.</Trans>
      );
    case 'coupon-not-for-these':
      return <Trans>This voucher code doesn’t work for the tickets in your cart.</Trans>;
  }
}
