import { z } from 'zod';
import type { Db } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Clock } from '#platform/clock.ts';
import { draftErrors } from './account-draft.ts';
import { type AccountErrors, errorsOf } from './account-errors.ts';
import { clearGuesses, countGuess } from './account-guesses.server.ts';
import type { Accounts } from './accounts.server.ts';
import { type Caller, callAuth } from './call-auth.server.ts';
import { countSignIn } from './count-sign-in.server.ts';
import { challengeCookies, sessionCookies } from './session-cookies.ts';
import { findRole, hasUserWith } from './store.server.ts';

export interface SignInDraft {
  email: string;
  password: string;
  /** Beyond the end of the browser, for 30 days. */
  remember: boolean;
}

/** Schema of better-auth's answer to a sign-in: tells if a code is required first. */
const passed = z.object({ twoFactorRedirect: z.boolean().default(false) });

/**
 * Signs in and gives the cookies of the session; or, where the account has a second factor, the one `completeSignIn` knows
 * the account by.
 */
export async function signIn(
  { accounts, db, clock }: { accounts: Accounts; db: Db; clock: Clock },
  { email, password, remember }: SignInDraft,
  caller: Caller,
): Promise<Result<{ cookies: string[]; isCodeNeeded: boolean }, AccountErrors>> {
  // A password that would be refused today may have been taken long ago, so only that there is one is looked at.
  const errors = draftErrors({ email, ...(password === '' ? { password } : {}) });
  if (Object.keys(errors).length > 0) return fail(errors);
  const guess = await countGuess({ db, clock }, email);
  if (guess.isFirstRefused && (await hasUserWith(db, email.trim().toLowerCase())))
    accounts.notify('many-attempts', email.trim().toLowerCase(), caller.language);
  if (guess.isRefused) {
    await countSignIn({ db, clock }, 'refused');
    return fail({ form: 'TOO_MANY' });
  }
  const body = { email: email.trim(), password, rememberMe: remember };
  const called = await callAuth(accounts, '/sign-in/email', body, caller);
  if (!called.ok) {
    await countSignIn({ db, clock }, 'refused');
    return fail(errorsOf(called.error));
  }
  await clearGuesses(db, email);
  if (passed.parse(called.value.answer).twoFactorRedirect)
    return succeed({ cookies: challengeCookies(called.value.cookies, caller.origin), isCodeNeeded: true });
  await countSignIn({ db, clock }, 'signed-in');
  const role = await findRole(db, email.trim().toLowerCase());
  const cookies = sessionCookies(called.value.cookies, caller.origin, role);
  return succeed({ cookies, isCodeNeeded: false });
}
