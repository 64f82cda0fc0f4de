import { createHash } from 'node:crypto';
import { countAttempt, instantBefore } from '#features/accounts/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';

const WINDOW_MS = 15 * 60_000;
/** Families of one network who all type a code, some of them wrongly. */
const TRIES = 30;

/**
 * Counts a code that is tried, before it is looked up, so that a hundred at once count as a hundred; `false` when there were too many
 * from one network within a quarter of an hour (docs/product/checkout.md#coupons).
 */
export async function countCouponTry(
  { db, clock }: { db: Db; clock: Clock },
  network: string | null,
): Promise<boolean> {
  const now = clock.now();
  const hash = createHash('sha256')
    .update(network ?? 'unknown')
    .digest('base64url');
  const count = await countAttempt(db, `coupon|${hash}`, {
    now,
    countsSince: instantBefore(now, WINDOW_MS),
  });
  return count <= TRIES;
}
