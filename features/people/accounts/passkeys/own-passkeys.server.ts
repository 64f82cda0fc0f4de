import type { Principal } from '#features/core/access/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import type { AccountErrors } from '../account-errors.ts';
import type { Accounts } from '../accounts.server.ts';
import type { Caller } from '../call-auth.server.ts';
import { confirmPassword } from '../confirm-password.server.ts';
import { cleanName } from '../names.ts';
import { deletePasskey, findPasskeysOf, namePasskey, type Passkey } from './passkey-store.server.ts';

/** Longer names help nobody to tell devices apart. */
export const MAX_PASSKEY_NAME_LENGTH = 60;

/** The passkeys of the signed-in user; `null` where the venue can have none, for want of a host name. */
export async function findOwnPasskeys(
  { accounts, db }: { accounts: Accounts; db: Db },
  principal: Principal,
): Promise<Passkey[] | null> {
  return accounts.relyingParty ? findPasskeysOf(db, principal.id) : null;
}

/** Renames a passkey. A deleted one is refused as `UNREADABLE`. */
export async function renamePasskey(
  { db }: { db: Db },
  principal: Principal,
  { id, name }: { id: number; name: string },
): Promise<Result<null, AccountErrors>> {
  const cleaned = cleanName(name);
  const error = passkeyNameError(cleaned);
  if (error) return fail({ passkeyName: error });
  return (await namePasskey(db, principal.id, id, cleaned)) ? succeed(null) : fail({ form: 'UNREADABLE' });
}

/** Deletes a passkey; its owner is notified. Idempotent. */
export async function removePasskey(
  { accounts, db }: { accounts: Accounts; db: Db },
  principal: Principal,
  { id, password }: { id: number; password: string },
  caller: Caller,
): Promise<Result<null, AccountErrors>> {
  if (isPasskeyOwed(principal)) return fail({ form: 'PASSKEY_FIRST' });
  const confirmed = await confirmPassword(accounts, password, caller);
  if (!confirmed.ok) return confirmed;
  const isGone = await inTransaction(db, (trx) => deletePasskey(trx, principal.id, id));
  if (isGone) accounts.notify('passkey-removed', principal.email, caller.language);
  return succeed(null);
}

/** Returns the error of a passkey name; filling in empty names is up to the caller. */
export function passkeyNameError(name: string): 'REQUIRED' | 'TOO_LONG' | null {
  if (name === '') return 'REQUIRED';
  return name.length > MAX_PASSKEY_NAME_LENGTH ? 'TOO_LONG' : null;
}

/**
 * True if a user has a passkey, has not used it for this session, and the site requires a second factor from staff:
 * until then the password alone is not enough to add another passkey or to delete one.
 */
export function isPasskeyOwed({ withheldRole, hasPasskey }: Principal): boolean {
  return withheldRole !== undefined && hasPasskey;
}
