import { hashPassword, insertUser } from '#features/accounts/index.server.ts';
import { addCredit } from '#features/credit/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { accounts } from './content/accounts.ts';

/** Accounts of each role, all with the same password, and what a visitor has with the house. */
export async function loadAccounts(trx: Trx, password: string, now: Instant): Promise<void> {
  const passwordHash = await hashPassword(password);
  for (const { creditCents: cents = 0, ...account } of accounts) {
    const userId = await insertUser(trx, { ...account, passwordHash, createdAt: now });
    const reference = `gift voucher of ${account.email}`;
    if (cents > 0)
      await addCredit(trx, { kind: 'gift-voucher', userId, cents, reference, orderId: null, now });
  }
}
