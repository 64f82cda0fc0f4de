import { formatPrice } from '#lib/money.ts';
import { CouponName } from './coupon-name.tsx';

/** Reduction by a coupon, as a row of a sum; renders nothing where there is no coupon or it does not count. */
export function CouponRow({ coupon }: { coupon: { code: string; reductionCents: number } | null }) {
  if (!coupon || coupon.reductionCents === 0) return null;
  return (
    <div>
      <dt>
        <CouponName code={coupon.code} />
      </dt>
      <dd translate="no">{formatPrice(-coupon.reductionCents)}</dd>
    </div>
  );
}
