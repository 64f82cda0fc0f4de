import { z } from 'zod';
import type { Principal } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { type AccountErrors, errorsOf } from '../account-errors.ts';
import type { Accounts } from '../accounts.server.ts';
import { type Caller, callAuth } from '../call-auth.server.ts';
import { isPasskeyOwed } from '../passkeys/own-passkeys.server.ts';
import { sessionCookies } from '../session-cookies.ts';
import { readCode } from './read-code.ts';

interface Services {
  accounts: Accounts;
}

const started = z.object({ totpURI: z.string() });
const renewed = z.object({ backupCodes: z.array(z.string()) });

/**
 * Creates a new secret for the signed-in user, and returns its `otpauth:` address for the app. It takes effect with
 * `confirmTwoFactor`. An enabled one is refused as `ALREADY_ON`.
 */
export async function beginTwoFactor(
  { accounts }: Services,
  principal: Principal,
  { password, issuer }: { password: string; issuer: string },
  caller: Caller,
): Promise<Result<{ uri: string }, AccountErrors>> {
  if (isPasskeyOwed(principal)) return fail({ form: 'PASSKEY_FIRST' });
  if (password === '') return fail({ password: 'REQUIRED' });
  const called = await callAuth(accounts, '/two-factor/enable', { password, issuer }, caller);
  return called.ok
    ? succeed({ uri: started.parse(called.value.answer).totpURI })
    : fail(errorsOf(called.error));
}

/** Enables it with a code that proves the app has the secret; returns the recovery codes. */
export async function confirmTwoFactor(
  { accounts }: Services,
  principal: Principal,
  code: string,
  caller: Caller,
): Promise<Result<{ cookies: string[]; recoveryCodes: string[] }, AccountErrors>> {
  const read = readCode(code);
  if (read?.kind !== 'app') return fail({ code: code.trim() === '' ? 'REQUIRED' : 'WRONG_CODE' });
  const called = await callAuth(accounts, '/two-factor/verify-totp', { code: read.code }, caller);
  if (!called.ok) return fail(errorsOf(called.error));
  accounts.notify('two-factor-on', principal.email, caller.language);
  const auth = await accounts.auth();
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: String(principal.id) } });
  const cookies = sessionCookies(called.value.cookies, caller.origin, principal.role);
  return succeed({ cookies, recoveryCodes: backupCodes });
}

/** New recovery codes; those before do not work any more. */
export async function renewRecoveryCodes(
  { accounts }: Services,
  password: string,
  caller: Caller,
): Promise<Result<{ recoveryCodes: string[] }, AccountErrors>> {
  if (password === '') return fail({ password: 'REQUIRED' });
  const called = await callAuth(accounts, '/two-factor/generate-backup-codes', { password }, caller);
  return called.ok
    ? succeed({ recoveryCodes: renewed.parse(called.value.answer).backupCodes })
    : fail(errorsOf(called.error));
}

/** Disables the second factor; its owner is notified. */
export async function endTwoFactor(
  { accounts }: Services,
  principal: Principal,
  password: string,
  caller: Caller,
): Promise<Result<{ cookies: string[] }, AccountErrors>> {
  if (password === '') return fail({ password: 'REQUIRED' });
  const called = await callAuth(accounts, '/two-factor/disable', { password }, caller);
  if (!called.ok) return fail(errorsOf(called.error));
  accounts.notify('two-factor-off', principal.email, caller.language);
  return succeed({ cookies: sessionCookies(called.value.cookies, caller.origin, principal.role) });
}
