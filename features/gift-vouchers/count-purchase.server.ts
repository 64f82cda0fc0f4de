import { createHash } from 'node:crypto';
import { countAttempt, instantBefore } from '#features/accounts/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';

const WINDOW_MS = 15 * 60_000;
const PURCHASES = 20;

/**
 * Counts that somebody orders a gift voucher, which writes an email to whatever address is named; `false` when there were too many from one
 * network within a quarter of an hour (docs/product/gift-vouchers.md#buying).
 */
export async function countVoucherPurchase(
  { db, clock }: { db: Db; clock: Clock },
  network: string | null,
): Promise<boolean> {
  const now = clock.now();
  const hash = createHash('sha256')
    .update(network ?? 'unknown')
    .digest('base64url');
  const count = await countAttempt(db, `gift-voucher|${hash}`, {
    now,
    countsSince: instantBefore(now, WINDOW_MS),
  });
  return count <= PURCHASES;
}
