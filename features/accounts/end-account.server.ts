import type { Db } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { type AccountErrors, errorsOf } from './account-errors.ts';
import type { Accounts } from './accounts.server.ts';
import { type Caller, callAuth } from './call-auth.server.ts';
import type { Principal } from './principal.ts';
import { sessionCookies } from './session-cookies.ts';
import { countUsersWithRole } from './store.server.ts';

/** Signs out every browser of who is signed in, this one too. */
export async function signOutEverywhere(
  { accounts }: { accounts: Accounts },
  caller: Caller,
): Promise<{ cookies: string[] }> {
  const auth = await accounts.auth();
  const headers = new Headers({ cookie: caller.cookie ?? '' });
  await auth.api.revokeSessions({ headers });
  const signedOut = await auth.api.signOut({ headers, returnHeaders: true });
  return { cookies: sessionCookies(signedOut.headers.getSetCookie(), caller.origin) };
}

/** Deletes the account of who is signed in and all that belongs to it, for good. */
export async function deleteAccount(
  { accounts, db }: { accounts: Accounts; db: Db },
  principal: Principal,
  { password, isSure }: { password: string; isSure: boolean },
  caller: Caller,
): Promise<Result<{ cookies: string[] }, AccountErrors>> {
  const errors: AccountErrors = {
    ...(password === '' ? { password: 'REQUIRED' } : {}),
    ...(isSure ? {} : { sure: 'NOT_SURE' }),
  };
  if (Object.keys(errors).length > 0) return fail(errors);
  if (principal.role === 'administrator' && (await countUsersWithRole(db, 'administrator')) === 1)
    return fail({ form: 'LAST_ADMINISTRATOR' });
  const called = await callAuth(accounts, '/delete-user', { password }, caller);
  if (!called.ok) return fail(errorsOf(called.error));
  return succeed({ cookies: sessionCookies(called.value.cookies, caller.origin) });
}
