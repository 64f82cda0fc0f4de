import type { Db } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Clock } from '#platform/clock.ts';
import { type AccountDraft, draftErrors } from './account-draft.ts';
import { type AccountErrors, errorsOf } from './account-errors.ts';
import type { Accounts } from './accounts.server.ts';
import { type Caller, callAuth } from './call-auth.server.ts';
import { instantBefore } from './instant-before.ts';
import { forgetUnconfirmed } from './store.server.ts';

/** The privacy policy promises it: an account whose address is never confirmed is gone after 30 days. */
const UNCONFIRMED_KEPT_MS = 30 * 24 * 3_600_000;

/**
 * Makes an account for a visitor and sends a letter to confirm its address. Where there is an account with the address
 * already the answer is the same, and the letter says so. Accounts nobody confirmed in a month go on the way.
 */
export async function signUp(
  { accounts, db, clock }: { accounts: Accounts; db: Db; clock: Clock },
  draft: AccountDraft,
  caller: Caller,
): Promise<Result<null, AccountErrors>> {
  const errors = draftErrors(draft);
  if (Object.keys(errors).length > 0) return fail(errors);
  await forgetUnconfirmed(db, instantBefore(clock.now(), UNCONFIRMED_KEPT_MS));
  const [firstName, lastName] = [draft.firstName.trim(), draft.lastName.trim()];
  const { email, password } = draft;
  const body = { email: email.trim(), password, firstName, lastName, name: `${firstName} ${lastName}` };
  const called = await callAuth(accounts, '/sign-up/email', body, caller);
  return called.ok ? succeed(null) : fail(errorsOf(called.error));
}
