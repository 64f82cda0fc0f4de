import type { Db } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Clock } from '#platform/clock.ts';
import { networkOf } from '#platform/http/network.server.ts';
import { draftErrors } from './account-draft.ts';
import { type AccountErrors, errorsOf } from './account-errors.ts';
import type { Accounts } from './accounts.server.ts';
import { type Caller, callAuth } from './call-auth.server.ts';
import { isNetworkWithinLimit } from './limit-attempts.server.ts';
import { insertPasswordRequest } from './password-links/password-request-store.server.ts';
import { exceedsEmailLimit } from './send-emails.server.ts';
import { isWeakPassword } from './weak-password.server.ts';

/** Requests of one network; an hour later it may ask for as many again. */
const REQUESTS = { atMost: 10, withinMs: 3_600_000 };

/**
 * Queues an email with a link to set a new password. Accounts are looked up when it is sent (`sendPasswordLinks`), so that the answer
 * and its time are the same where there is none.
 */
export async function requestPasswordReset(
  { db, clock }: { db: Db; clock: Clock },
  email: string,
  caller: Caller,
): Promise<Result<null, AccountErrors>> {
  const errors = draftErrors({ email });
  if (Object.keys(errors).length > 0) return fail(errors);
  const from = { name: 'password-email', network: networkOf(caller.address) };
  if (!(await isNetworkWithinLimit({ db, clock }, from, REQUESTS))) return fail({ form: 'TOO_MANY' });
  const to = email.trim().toLowerCase();
  if (!(await exceedsEmailLimit({ db, clock }, 'reset-password', to, caller.address)))
    await insertPasswordRequest(db, { email: to, language: caller.language, now: clock.now() });
  return succeed(null);
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
