import type { Db } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { type AccountDraft, draftErrors } from './account-draft.ts';
import { type AccountErrors, errorsOf } from './account-errors.ts';
import type { Accounts } from './accounts.server.ts';
import { type AuthRefusal, type Caller, callAuth } from './call-auth.server.ts';
import { cleanNames } from './names.ts';
import { deleteUnconfirmedWith, hasUserWith } from './store.server.ts';
import { isWeakPassword } from './weak-password.server.ts';

/**
 * Makes an account for a visitor and sends an email to confirm its address. Where there is an account with the address
 * already the answer is the same, and the email says so.
 */
export async function signUp(
  { accounts, db }: { accounts: Accounts; db: Db },
  { email, password, ...typed }: AccountDraft,
  caller: Caller,
): Promise<Result<null, AccountErrors>> {
  const names = cleanNames(typed);
  const draft = { ...names, email: email.trim(), password };
  const errors = draftErrors(draft);
  if (Object.keys(errors).length > 0) return fail(errors);
  if (await isWeakPassword(password, draft.email)) return fail({ password: 'WEAK' });
  // Deletes unconfirmed accounts with the same address: signing up with somebody else's address must gain nothing, so
  // the last sign-up counts.
  await deleteUnconfirmedWith(db, draft.email.toLowerCase());
  const called = await callAuth(accounts, '/sign-up/email', draft, caller);
  if (called.ok || (await isDuplicateSubmission(db, draft.email, called.error))) return succeed(null);
  return fail(errorsOf(called.error));
}

/** Of two forms that were sent at once, the second finds the account only when it is about to store its own. */
async function isDuplicateSubmission(db: Db, email: string, { code }: AuthRefusal): Promise<boolean> {
  return code === 'FAILED_TO_CREATE_USER' && hasUserWith(db, email.toLowerCase());
}
