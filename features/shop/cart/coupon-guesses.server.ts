import type { Db } from '#features/database.server.ts';
import { isNetworkWithinLimit } from '#features/people/accounts/index.server.ts';
import type { Clock } from '#platform/clock.ts';

/** Families of one network all type a code, some of them wrongly. */
const LIMIT = { atMost: 30, withinMs: 15 * 60_000 };

/**
 * Counts a code that is tried, before it is looked up; `false` when there were too many from one network within a quarter of an
 * hour (docs/product/checkout.md#coupons).
 */
export function countCouponTry(services: { db: Db; clock: Clock }, network: string | null): Promise<boolean> {
  return isNetworkWithinLimit(services, { name: 'coupon', network }, LIMIT);
}
