import type { Order } from '#features/box-office/ticketing/index.ts';

/** The code of an order's coupon, and its reduction of the remaining tickets; `null` without one. */
export function couponOf({ coupon, tickets }: Pick<Order, 'coupon' | 'tickets'>): {
  code: string;
  reductionCents: number;
} | null {
  const reductionCents = tickets.reduce(
    (sum, { state, price }) => sum + (state === 'valid' ? price.reductionCents : 0),
    0,
  );
  return coupon === null || reductionCents === 0 ? null : { code: coupon, reductionCents };
}
