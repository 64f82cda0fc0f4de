import type { Order } from '#features/box-office/ticketing/index.ts';
import type { Language } from '#lib/localized.ts';
import { dayOf, formatDay } from '#lib/venue-time.ts';
import { couponOf } from './coupon-of-order.ts';
import { orderPath } from './order-paths.ts';

/** A coupon that an order of an account was placed with, in one language. */
export interface CouponListing {
  code: string;
  orderNumber: string;
  orderPath: string;
  placedOn: string;
  /** `null` when all tickets of the order are cancelled: it can be used once more. */
  reductionCents: number | null;
}

/** The coupons that orders were placed with, in the order of these; tests apart. */
export function toCouponListings(orders: readonly Order[], language: Language): CouponListing[] {
  return orders.flatMap((order) => {
    if (order.coupon === null || order.isTest) return [];
    return {
      code: order.coupon,
      orderNumber: order.number,
      orderPath: orderPath(order, language),
      placedOn: formatDay(dayOf(order.placedAt), language),
      reductionCents: couponOf(order)?.reductionCents ?? null,
    };
  });
}
