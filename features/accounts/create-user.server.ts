import type { Db } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Clock } from '#platform/clock.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { type AccountDraft, type DraftErrors, draftErrors } from './account-draft.ts';
import { hashPassword } from './hash-password.server.ts';
import type { Role } from './roles.ts';
import { hasUserWith, insertUser } from './store.server.ts';

export type CreateUserErrors = DraftErrors | { email: 'TAKEN' };

/** Makes an account with a role; its address counts as confirmed. For the house itself, never for visitors. */
export async function createUser(
  { db, clock }: { db: Db; clock: Clock },
  { role, ...draft }: AccountDraft & { role: Role },
): Promise<Result<{ id: number }, CreateUserErrors>> {
  const errors = draftErrors(draft);
  if (Object.keys(errors).length > 0) return fail(errors);
  const email = draft.email.trim().toLowerCase();
  const passwordHash = await hashPassword(draft.password);
  return inTransaction(db, async (trx) => {
    if (await hasUserWith(trx, email)) return fail({ email: 'TAKEN' as const });
    const id = await insertUser(trx, {
      firstName: draft.firstName.trim(),
      lastName: draft.lastName.trim(),
      email,
      role,
      passwordHash,
      createdAt: clock.now(),
    });
    return succeed({ id });
  });
}
