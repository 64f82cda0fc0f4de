import { fail, type Result, succeed } from '#lib/result.ts';
import { draftErrors } from './account-draft.ts';
import { type AccountErrors, errorsOf } from './account-errors.ts';
import type { Accounts } from './accounts.server.ts';
import { type Caller, callAuth } from './call-auth.server.ts';
import { isWeakPassword } from './weak-password.server.ts';

/** Sends an email with a link to set a new password. The answer is the same where there is no account with the address. */
export async function requestPasswordReset(
  { accounts }: { accounts: Accounts },
  email: string,
  caller: Caller,
): Promise<Result<null, AccountErrors>> {
  const errors = draftErrors({ email });
  if (Object.keys(errors).length > 0) return fail(errors);
  const called = await callAuth(accounts, '/request-password-reset', { email: email.trim() }, caller);
  return called.ok ? succeed(null) : fail(errorsOf(called.error));
}

/** Sets a new password with the token of such an email, once; everybody who was signed in with the account is signed out. */
export async function resetPassword(
  { accounts }: { accounts: Accounts },
  { token, newPassword }: { token: string; newPassword: string },
  caller: Caller,
): Promise<Result<null, AccountErrors>> {
  const { password: wrong } = draftErrors({ password: newPassword });
  if (wrong) return fail({ newPassword: wrong });
  if (await isWeakPassword(newPassword, '')) return fail({ newPassword: 'WEAK' });
  const called = await callAuth(accounts, '/reset-password', { token, newPassword }, caller);
  return called.ok ? succeed(null) : fail(errorsOf(called.error));
}
