import type { Principal } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { draftErrors } from './account-draft.ts';
import { type AccountErrors, errorsOf } from './account-errors.ts';
import type { Accounts } from './accounts.server.ts';
import { type Caller, callAuth } from './call-auth.server.ts';
import { confirmPassword, wrongPassword } from './confirm-password.server.ts';
import { cleanNames } from './names.ts';
import { sessionCookies } from './session-cookies.ts';
import { isWeakPassword } from './weak-password.server.ts';

interface Services {
  accounts: Accounts;
}

/** Changes the name of the signed-in user. */
export async function changeNames(
  { accounts }: Services,
  draft: { firstName: string; lastName: string },
  caller: Caller,
): Promise<Result<null, AccountErrors>> {
  const names = cleanNames(draft);
  const errors = draftErrors(names);
  if (Object.keys(errors).length > 0) return fail(errors);
  const called = await callAuth(accounts, '/update-user', names, caller);
  return called.ok ? succeed(null) : fail(errorsOf(called.error));
}

/**
 * Sends an email to the new address; it becomes that of the account when its link is followed. The answer is the same
 * where another account has the address.
 */
export async function changeEmail(
  { accounts }: Services,
  principal: Principal,
  { email, password }: { email: string; password: string },
  caller: Caller,
): Promise<Result<null, AccountErrors>> {
  const errors = draftErrors({ email, ...(password === '' ? { password } : {}) });
  if (Object.keys(errors).length > 0) return fail(errors);
  if (email.trim().toLowerCase() === principal.email) return fail({ email: 'UNCHANGED' });
  const confirmed = await confirmPassword(accounts, password, caller);
  if (!confirmed.ok) return confirmed;
  const called = await callAuth(accounts, '/change-email', { newEmail: email.trim() }, caller);
  return called.ok ? succeed(null) : fail(errorsOf(called.error));
}

/** Changes the password; all other browsers are signed out, and the owner is notified. */
export async function changePassword(
  { accounts }: Services,
  principal: Principal,
  { password, newPassword }: { password: string; newPassword: string },
  caller: Caller,
): Promise<Result<{ cookies: string[] }, AccountErrors>> {
  const { password: lacking } = draftErrors({ password: newPassword });
  const wrong = lacking ?? ((await isWeakPassword(newPassword, principal.email)) ? 'WEAK' : undefined);
  const errors: AccountErrors = {
    ...(password === '' ? { password: 'REQUIRED' } : {}),
    ...(wrong ? { newPassword: wrong } : {}),
  };
  if (Object.keys(errors).length > 0) return fail(errors);
  const body = { currentPassword: password, newPassword, revokeOtherSessions: true };
  const called = await callAuth(accounts, '/change-password', body, caller);
  if (!called.ok) return fail(wrongPassword(called.error.code));
  accounts.notify('password-changed', principal.email, caller.language);
  return succeed({ cookies: sessionCookies(called.value.cookies, caller.origin, principal.role) });
}
