import { giveCouponBack } from '#features/coupons/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';

/** An order of which no ticket is left gives its coupon back (docs/product/checkout.md#coupons). The order is locked. */
export async function returnCouponOfCancelled(trx: Trx, secret: string, now: Instant): Promise<void> {
  const order = await trx
    .selectFrom('orders')
    .select('id')
    .where('secret', '=', secret)
    .where('coupon_code', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('order_tickets')
            .select('order_tickets.id')
            .whereRef('order_tickets.order_id', '=', 'orders.id')
            .where('order_tickets.state', '=', 'valid'),
        ),
      ),
    )
    .executeTakeFirst();
  if (order) await giveCouponBack(trx, order.id, now);
}
