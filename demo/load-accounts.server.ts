import { hashPassword, insertUser } from '#features/accounts/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { accounts } from './content/accounts.ts';

/** One account of each role, all with the same password. */
export async function loadAccounts(trx: Trx, password: string, createdAt: Instant): Promise<void> {
  const passwordHash = await hashPassword(password);
  for (const account of accounts) await insertUser(trx, { ...account, passwordHash, createdAt });
}
