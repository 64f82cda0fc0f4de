import { z } from 'zod';
import type { Principal } from '#features/core/access/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { type AccountErrors, errorsOf } from '../account-errors.ts';
import type { Accounts } from '../accounts.server.ts';
import { type Caller, callAuth, callAuthApi } from '../call-auth.server.ts';
import { confirmPassword } from '../confirm-password.server.ts';
import { cleanName } from '../names.ts';
import { sessionCookies } from '../session-cookies.ts';
import { deviceName } from '../sessions/device-name.ts';
import { isPasskeyOwed, passkeyNameError } from './own-passkeys.server.ts';
import { findPasskeysOf, recordPasskeyState } from './passkey-store.server.ts';
import { readCredential } from './read-credential.ts';

interface Services {
  accounts: Accounts;
  db: Db;
}

/** More than anybody has devices. */
const MAX_PASSKEYS = 10;

/** Schema of better-auth's options for the device; only the relying party is read. */
const asked = z.looseObject({ rp: z.looseObject({ name: z.string() }) });

/**
 * Returns the options for creating a passkey for the signed-in user after checking the password, as JSON, with the cookie
 * the answer has to come with. `site` is the displayed name.
 */
export async function beginPasskey(
  { accounts, db }: Services,
  principal: Principal,
  { password, site }: { password: string; site: string },
  caller: Caller,
): Promise<Result<{ options: string; cookies: string[] }, AccountErrors>> {
  if (!accounts.relyingParty) return fail({ form: 'PASSKEY_REFUSED' });
  if (isPasskeyOwed(principal)) return fail({ form: 'PASSKEY_FIRST' });
  const confirmed = await confirmPassword(accounts, password, caller);
  if (!confirmed.ok) return confirmed;
  if ((await findPasskeysOf(db, principal.id)).length >= MAX_PASSKEYS) return fail({ form: 'PASSKEYS_FULL' });
  const called = await callAuthApi(accounts, '/passkey/generate-register-options', caller);
  if (!called.ok) return fail(errorsOf(called.error));
  const options = asked.parse(called.value.answer);
  return succeed({
    options: JSON.stringify({ ...options, rp: { ...options.rp, name: site } }),
    cookies: sessionCookies(called.value.cookies, caller.origin),
  });
}

/**
 * Stores a new passkey, under a name, or that of the device by default. `credential` is the response of the browser, as
 * JSON; it is valid for its challenge, once. Its owner is notified.
 */
export async function addPasskey(
  { accounts, db }: Services,
  principal: Principal,
  { name, credential }: { name: string; credential: string },
  caller: Caller,
): Promise<Result<null, AccountErrors>> {
  if (!accounts.relyingParty) return fail({ form: 'PASSKEY_REFUSED' });
  if (isPasskeyOwed(principal)) return fail({ form: 'PASSKEY_FIRST' });
  const chosen = cleanName(name) || deviceName(caller.userAgent ?? '') || 'Passkey';
  const wrong = passkeyNameError(chosen);
  if (wrong) return fail({ passkeyName: wrong });
  const response = readCredential(credential);
  if (response === null) return fail({ form: 'PASSKEY_REFUSED' });
  const called = await callAuth(accounts, '/passkey/verify-registration', { response, name: chosen }, caller);
  await recordPasskeyState(db, principal.id);
  if (!called.ok) return fail(errorsOf(called.error));
  accounts.notify('passkey-added', principal.email, caller.language);
  return succeed(null);
}
