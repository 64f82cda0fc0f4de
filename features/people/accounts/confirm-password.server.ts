import { fail, type Result, succeed } from '#lib/result.ts';
import { type AccountErrors, errorsOf } from './account-errors.ts';
import type { Accounts } from './accounts.server.ts';
import { type Caller, callAuth } from './call-auth.server.ts';

/** Tells if the signed-in user knows their password; attempts are counted. */
export async function confirmPassword(
  accounts: Accounts,
  password: string,
  caller: Caller,
): Promise<Result<null, AccountErrors>> {
  if (password === '') return fail({ password: 'REQUIRED' });
  // An API that compares the password and counts attempts: it is set to the same value.
  const same = { currentPassword: password, newPassword: password };
  const compared = await callAuth(accounts, '/change-password', same, caller);
  return compared.ok ? succeed(null) : fail(wrongPassword(compared.error.code));
}

/** A password of a length no account has is a wrong one like any other. */
export function wrongPassword(code: string): AccountErrors {
  return errorsOf({ code: /^PASSWORD_TOO_/.test(code) ? 'INVALID_PASSWORD' : code });
}
