import type { Office } from '#features/box-office/holds/index.server.ts';
import { couponCode, findCouponId } from '#features/box-office/prices/index.server.ts';
import type { CartReference, TicketingError } from '#features/box-office/ticketing/index.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { changeCartTerms } from './change-cart-terms.server.ts';

/** `TicketingProvider.setCoupon` of the box office. */
export function setCoupon(
  office: Office,
  reference: CartReference,
  typed: string | null,
): Promise<Result<null, TicketingError>> {
  return changeCartTerms<{ coupon_id: number | null }>(
    office,
    reference,
    async (trx) => {
      if (typed === null) return succeed({ coupon_id: null });
      const code = couponCode(typed);
      const id = code === null ? null : await findCouponId(trx, code);
      if (id === null) return fail({ code: 'COUPON_REFUSED', coupon: 'coupon-unknown' });
      return succeed({ coupon_id: id });
    },
    ({ coupon }) => (coupon?.refusal ? { code: 'COUPON_REFUSED', coupon: coupon.refusal } : null),
  );
}
