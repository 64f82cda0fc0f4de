import { z } from 'zod';
import { ROLES } from '#features/core/access/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Clock } from '#platform/clock.ts';
import { type AccountErrors, errorsOf } from '../account-errors.ts';
import type { Accounts } from '../accounts.server.ts';
import { type Caller, callAuth } from '../call-auth.server.ts';
import { countSignIn } from '../count-sign-in.server.ts';
import { sessionCookies } from '../session-cookies.ts';
import { readCode } from './read-code.ts';

/** Schema of better-auth's answer to a correct code. */
const signedInUser = z.object({ user: z.object({ role: z.enum(ROLES).catch('visitor') }) });

/**
 * The second step of signing in: a code of the app or one of the recovery codes, each of which works once. Gives the
 * cookies of the session; `SIGN_IN_EXPIRED` where the password has to be given again (docs/decisions/0075).
 */
export async function completeSignIn(
  { accounts, db, clock }: { accounts: Accounts; db: Db; clock: Clock },
  { code, isTrusted }: { code: string; isTrusted: boolean },
  caller: Caller,
): Promise<Result<{ cookies: string[] }, AccountErrors>> {
  const read = readCode(code);
  if (read === null) return fail({ code: code.trim() === '' ? 'REQUIRED' : 'WRONG_CODE' });
  const path = read.kind === 'app' ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code';
  const called = await callAuth(accounts, path, { code: read.code, trustDevice: isTrusted }, caller);
  await countSignIn({ db, clock }, called.ok ? 'signed-in' : 'refused');
  if (!called.ok) return fail(errorsOf(called.error));
  const { user } = signedInUser.parse(called.value.answer);
  return succeed({ cookies: sessionCookies(called.value.cookies, caller.origin, user.role) });
}
