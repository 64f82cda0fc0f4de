import { Trans } from '@lingui/react/macro';

/** What a coupon is called wherever it lowers a sum. */
export function CouponName({ code }: { code: string }) {
  return <Trans>Voucher {code}</Trans>;
}
