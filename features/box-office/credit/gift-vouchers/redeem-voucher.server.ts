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
  return inTransaction(db, (trx) => redeemWithin(trx, { userId, typed, databaseClock }));
}

/** Redeems a voucher in the transaction of the caller, who gives it up where it is refused. */
export async function redeemWithin(
  trx: Trx,
  { userId, typed, databaseClock }: { userId: number; typed: string; databaseClock: DatabaseClock },
): Promise<Result<number, VoucherRefusal>> {
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
  const now = await databaseClock(trx);
  const worth = await worthOf(trx, voucher, now);
  if (!voucher || !worth.ok) return worth;
  const { id, cents } = voucher;
  if (!(await markRedeemed(trx, id, now))) return fail('REDEEMED');
  const reference = voucherReference(id);
  await addCredit(trx, { kind: 'gift-voucher', userId, cents, reference, orderId: null, now });
  return succeed(cents);
}

/** Cents that a voucher would become now, without redeeming it. */
export async function findVoucherWorth(
  db: Db,
  typed: string,
  now: Instant,
): Promise<Result<number, VoucherRefusal>> {
  const code = voucherCode(typed);
  const voucher =
    code === null
      ? undefined
      : await db.selectFrom('gift_vouchers').selectAll().where('code', '=', code).executeTakeFirst();
  return worthOf(db, voucher, now);
}

async function worthOf(
  db: Db | Trx,
  voucher: { id: number; cents: number; is_active: boolean; valid_until: Instant | null } | undefined,
  now: Instant,
): Promise<Result<number, VoucherRefusal>> {
  if (!voucher?.is_active) return fail('UNKNOWN');
  if ((await findRedeemedAt(db, voucher.id)) !== null) return fail('REDEEMED');
  if (voucher.valid_until !== null && now >= voucher.valid_until) return fail('EXPIRED');
  return succeed(voucher.cents);
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
