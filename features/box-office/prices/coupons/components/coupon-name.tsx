import { Trans } from '@lingui/react/macro';

/** Name of a coupon wherever it lowers a sum. */
export function CouponName({ code }: { code: string }) {
  return <Trans>Voucher {code}</Trans>;
}
