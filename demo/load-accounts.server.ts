import { addCredit } from '#features/box-office/credit/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { hashPassword, insertUser } from '#features/people/accounts/index.server.ts';
import { addDays, dayOf, type Instant } from '#lib/venue-time.ts';
import { accounts } from './content/accounts.ts';

const MEMBER_DAYS = 365;

/** Accounts of each role, all with the same password, and a visitor's orders and credit. */
export async function loadAccounts(trx: Trx, password: string, now: Instant): Promise<void> {
  const passwordHash = await hashPassword(password);
  for (const { creditCents: cents = 0, isMember = false, ...account } of accounts) {
    const userId = await insertUser(trx, { ...account, passwordHash, createdAt: now });
    if (isMember)
      await trx
        .updateTable('users')
        .set({ member_until: addDays(dayOf(now), MEMBER_DAYS) })
        .where('id', '=', userId)
        .execute();
    const reference = `gift voucher of ${account.email}`;
    if (cents > 0)
      await addCredit(trx, { kind: 'gift-voucher', userId, cents, reference, orderId: null, now });
  }
}
