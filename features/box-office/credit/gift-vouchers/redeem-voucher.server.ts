import type { Db, Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { voucherReference } from '../credit.ts';
import { addCredit } from '../store.server.ts';
import { findRedeemedAt } from './redemption-store.server.ts';
import { voucherCode } from './voucher-code.server.ts';

/** Reasons a voucher could not be redeemed. A disabled one is answered like an unknown one, so that codes cannot be probed. */
export type VoucherRefusal = 'UNKNOWN' | 'EXPIRED' | 'REDEEMED';

/**
 * Redeems a voucher as credit of an account, in cents, exactly once under concurrency (docs/decisions/0067). The account
 * entry and the voucher reference each other.
 */
export function redeemVoucher(
  { db, databaseClock }: { db: Db; databaseClock: DatabaseClock },
  userId: number,
  typed: string,
): Promise<Result<number, VoucherRefusal>> {
  return inTransaction(db, async (trx): Promise<Result<number, VoucherRefusal>> => {
    const code = voucherCode(typed);
    const voucher =
      code === null
        ? undefined
        : await trx
            .updateTable('gift_vouchers')
            // Locks the row without a change: redeeming and disabling exclude each other.
            .set((eb) => ({ is_active: eb.ref('is_active') }))
            .where('code', '=', code)
            .returningAll()
            .executeTakeFirst();
    if (!voucher?.is_active) return fail('UNKNOWN');
    const now = await databaseClock(trx);
    const { id, cents, valid_until: until } = voucher;
    if ((await findRedeemedAt(trx, id)) !== null) return fail('REDEEMED');
    if (until !== null && now >= until) return fail('EXPIRED');
    if (!(await markRedeemed(trx, id, now))) return fail('REDEEMED');
    const reference = voucherReference(id);
    await addCredit(trx, { kind: 'gift-voucher', userId, cents, reference, orderId: null, now });
    return succeed(cents);
  });
}

/** `false` when a concurrent redemption won: the row lock makes later ones wait for the first. */
async function markRedeemed(trx: Trx, voucherId: number, now: Instant): Promise<boolean> {
  const row = await trx
    .insertInto('gift_voucher_redemptions')
    .values({ voucher_id: voucherId, redeemed_at: now })
    .onConflict((conflict) => conflict.column('voucher_id').doNothing())
    .returning('voucher_id')
    .executeTakeFirst();
  return row !== undefined;
}
