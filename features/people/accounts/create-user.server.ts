import type { Role } from '#features/core/access/index.server.ts';
import { type Actor, inWrite, type WriteServices } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { type AccountDraft, type DraftErrors, draftErrors } from './account-draft.ts';
import { hashPassword } from './hash-password.server.ts';
import { cleanNames } from './names.ts';
import { PERSONAL_FIELDS } from './personal-fields.ts';
import { hasUserWith, insertUser } from './store.server.ts';

export type CreateUserErrors = DraftErrors | { email: 'TAKEN' };

/** Makes an account with a role; its address counts as confirmed. For the venue itself, never for visitors. */
export async function createUser(
  services: WriteServices,
  actor: Actor,
  { role, password, email: address, ...typed }: AccountDraft & { role: Role },
): Promise<Result<{ id: number }, CreateUserErrors>> {
  const { firstName, lastName } = cleanNames(typed);
  const email = address.trim().toLowerCase();
  const errors = draftErrors({ firstName, lastName, email, password });
  if (Object.keys(errors).length > 0) return fail(errors);
  const passwordHash = await hashPassword(password);
  return inWrite(services, actor, 'manage-accounts', async ({ trx, now, record }) => {
    if (await hasUserWith(trx, email)) return fail({ email: 'TAKEN' as const });
    const user = { firstName, lastName, email, role, passwordHash, createdAt: now };
    const id = await insertUser(trx, user);
    const after = { first_name: firstName, last_name: lastName, email, role };
    record({ entity: 'accounts', id, before: null, after, hidden: PERSONAL_FIELDS, tags: [] });
    return succeed({ id });
  });
}
