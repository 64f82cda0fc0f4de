import { returnVisits } from '#features/box-office/passes/index.server.ts';
import { returnCoupon } from '#features/box-office/prices/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';

/**
 * Releases the uses of newly cancelled tickets: the coupon of an order without remaining tickets
 * (docs/product/checkout.md#coupons), and each ticket's visits of its pass (docs/product/passes.md#giving-back). The order
 * is locked.
 */
export async function returnUsesOfCancelled(
  trx: Trx,
  { secret, ticketIds, now }: { secret: string; ticketIds: readonly number[]; now: Instant },
): Promise<void> {
  await returnCouponOfCancelled(trx, secret, now);
  await returnVisits(trx, ticketIds, now);
}

async function returnCouponOfCancelled(trx: Trx, secret: string, now: Instant): Promise<void> {
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
  if (order) await returnCoupon(trx, order.id, now);
}
