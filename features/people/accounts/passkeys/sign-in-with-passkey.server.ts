import { z } from 'zod';
import { ROLES } from '#features/core/access/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Clock } from '#platform/clock.ts';
import { type AccountErrors, errorsOf } from '../account-errors.ts';
import type { Accounts } from '../accounts.server.ts';
import { type Caller, callAuth, callAuthApi } from '../call-auth.server.ts';
import { countSignIn } from '../count-sign-in.server.ts';
import { browserSessionCookies, sessionCookies } from '../session-cookies.ts';
import { endOwnSession } from '../sessions/own-sessions.server.ts';
import { recordPasskeyState } from './passkey-store.server.ts';
import { readCredential } from './read-credential.ts';

const signedInUser = z.object({
  user: z.object({ id: z.coerce.number(), role: z.enum(ROLES).catch('visitor') }),
});

/**
 * Gives what the browser asks a device in order to sign in, as JSON, with the cookie the answer has to come with. It names
 * nobody: the device knows whom it has passkeys of.
 */
export async function beginPasskeySignIn(
  { accounts }: { accounts: Accounts },
  caller: Caller,
): Promise<Result<{ options: string; cookies: string[] }, AccountErrors>> {
  if (!accounts.relyingParty) return fail({ form: 'PASSKEY_REFUSED' });
  const called = await callAuthApi(accounts, '/passkey/generate-authenticate-options', {
    ...caller,
    cookie: null,
  });
  if (!called.ok) return fail(errorsOf(called.error));
  const options = { ...Object(called.value.answer), userVerification: 'required' };
  const cookies = sessionCookies(called.value.cookies, caller.origin);
  return succeed({ options: JSON.stringify(options), cookies });
}

/**
 * Signs in by a passkey, without a password and without a code: the device has verified its user. A former session of the
 * browser ends, the new one ends with the browser, after a day at the latest. A response is valid for its challenge, once.
 */
export async function signInWithPasskey(
  { accounts, db, clock }: { accounts: Accounts; db: Db; clock: Clock },
  { credential }: { credential: string },
  caller: Caller,
): Promise<Result<{ cookies: string[] }, AccountErrors>> {
  const response = readCredential(credential);
  if (response === null || !accounts.relyingParty) return fail({ form: 'PASSKEY_REFUSED' });
  const called = await callAuth(accounts, '/passkey/verify-authentication', { response }, caller);
  await countSignIn({ db, clock }, called.ok ? 'signed-in' : 'refused');
  if (!called.ok) return fail(errorsOf(called.error));
  const { user } = signedInUser.parse(called.value.answer);
  await endOwnSession({ accounts, db }, caller);
  // Should the process have ended between adding a passkey and writing down that there is one.
  await recordPasskeyState(db, user.id);
  return succeed({ cookies: browserSessionCookies(called.value.cookies, caller.origin, user.role) });
}
