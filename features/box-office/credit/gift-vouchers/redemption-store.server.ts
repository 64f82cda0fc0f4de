import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';

/** When a voucher became credit; `null` as long as it has not. */
export async function findRedeemedAt(db: Db | Trx, voucherId: number): Promise<Instant | null> {
  const row = await db
    .selectFrom('gift_voucher_redemptions')
    .select('redeemed_at')
    .where('voucher_id', '=', voucherId)
    .executeTakeFirst();
  return row?.redeemed_at ?? null;
}
