import type { Db } from '#features/database.server.ts';
import type { Role } from '#features/permissions/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Clock } from '#platform/clock.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { type AccountDraft, type DraftErrors, draftErrors } from './account-draft.ts';
import { hashPassword } from './hash-password.server.ts';
import { cleanNames } from './names.ts';
import { hasUserWith, insertUser } from './store.server.ts';

export type CreateUserErrors = DraftErrors | { email: 'TAKEN' };

/** Makes an account with a role; its address counts as confirmed. For the house itself, never for visitors. */
export async function createUser(
  { db, clock }: { db: Db; clock: Clock },
  { role, password, email: address, ...typed }: AccountDraft & { role: Role },
): Promise<Result<{ id: number }, CreateUserErrors>> {
  const { firstName, lastName } = cleanNames(typed);
  const email = address.trim().toLowerCase();
  const errors = draftErrors({ firstName, lastName, email, password });
  if (Object.keys(errors).length > 0) return fail(errors);
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (trx) => {
    if (await hasUserWith(trx, email)) return fail({ email: 'TAKEN' as const });
    const id = await insertUser(trx, {
      firstName,
      lastName,
      email,
      role,
      passwordHash,
      createdAt: clock.now(),
    });
    return succeed({ id });
  });
}
