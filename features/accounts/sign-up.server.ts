import { fail, type Result, succeed } from '#lib/result.ts';
import { type AccountDraft, draftErrors } from './account-draft.ts';
import { type AccountErrors, errorsOf } from './account-errors.ts';
import type { Accounts } from './accounts.server.ts';
import { type Caller, callAuth } from './call-auth.server.ts';

/**
 * Makes an account for a visitor and sends a letter to confirm its address. Where there is an account with the address
 * already the answer is the same, and the letter says so.
 */
export async function signUp(
  { accounts }: { accounts: Accounts },
  draft: AccountDraft,
  caller: Caller,
): Promise<Result<null, AccountErrors>> {
  const errors = draftErrors(draft);
  if (Object.keys(errors).length > 0) return fail(errors);
  const [firstName, lastName] = [draft.firstName.trim(), draft.lastName.trim()];
  const { email, password } = draft;
  const body = { email: email.trim(), password, firstName, lastName, name: `${firstName} ${lastName}` };
  const called = await callAuth(accounts, '/sign-up/email', body, caller);
  return called.ok ? succeed(null) : fail(errorsOf(called.error));
}
