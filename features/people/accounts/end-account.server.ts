import type { Principal } from '#features/core/access/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { type AccountErrors, errorsOf } from './account-errors.ts';
import type { Accounts } from './accounts.server.ts';
import { type Caller, callAuth } from './call-auth.server.ts';
import { type RemainingPass, visitsLeft } from './remaining-pass.ts';
import { sessionCookies } from './session-cookies.ts';
import { signOut } from './sign-out.server.ts';
import { countUsersWithRole, endSessionsOf } from './store.server.ts';

/** Reads from the box office, which knows accounts while accounts do not know it: callers bring it. */
export interface AccountBelongings {
  /** The passes of an account that can still be used. */
  remainingPasses(userId: number): Promise<RemainingPass[]>;
  /** Its credit, in cents. */
  creditLeft(userId: number): Promise<number>;
}

/** Signs out all browsers of the signed-in user, this one too. */
export async function signOutEverywhere(
  { accounts, db }: { accounts: Accounts; db: Db },
  principal: Principal,
  { cookie, origin }: Pick<Caller, 'cookie' | 'origin'>,
): Promise<{ cookies: string[] }> {
  await endSessionsOf(db, principal.id);
  return signOut({ accounts }, { headers: new Headers({ cookie: cookie ?? '' }), origin });
}

/**
 * Deletes the account of the signed-in user and its data permanently. Credit and visits of passes are lost with it:
 * `givenUpCents` and `givenUpVisits` are the displayed amounts the owner gives up, and nothing is deleted when they have
 * changed.
 */
export async function deleteAccount(
  { accounts, db, remainingPasses, creditLeft }: { accounts: Accounts; db: Db } & AccountBelongings,
  principal: Principal,
  {
    password,
    isSure,
    givenUpCents = 0,
    givenUpVisits = 0,
  }: { password: string; isSure: boolean; givenUpCents?: number; givenUpVisits?: number },
  caller: Caller,
): Promise<Result<{ cookies: string[] }, AccountErrors>> {
  const balanceCents = await creditLeft(principal.id);
  const visits = visitsLeft(await remainingPasses(principal.id));
  const errors: AccountErrors = {
    ...(password === '' ? { password: 'REQUIRED' } : {}),
    ...(isSure ? {} : { sure: 'CONFIRMATION_REQUIRED' }),
    ...(balanceCents > 0 && balanceCents !== givenUpCents ? { credit: 'CREDIT_LEFT' } : {}),
    ...(visits > 0 && visits !== givenUpVisits ? { passes: 'PASSES_LEFT' } : {}),
  };
  if (Object.keys(errors).length > 0) return fail(errors);
  if (principal.role === 'administrator' && (await countUsersWithRole(db, 'administrator')) === 1)
    return fail({ form: 'LAST_ADMINISTRATOR' });
  const called = await callAuth(accounts, '/delete-user', { password }, caller);
  if (!called.ok) return fail(errorsOf(called.error));
  return succeed({ cookies: sessionCookies(called.value.cookies, caller.origin) });
}
