import type { Db } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Clock } from '#platform/clock.ts';
import { type AccountErrors, errorsOf, SIGNED_OUT } from './account-errors.ts';
import { countGuess } from './account-guesses.server.ts';
import type { Accounts } from './accounts.server.ts';
import type { Caller } from './call-auth.server.ts';
import { isPasswordOf } from './hash-password.server.ts';
import { signIn } from './sign-in.server.ts';
import { endOtherSessionsOf, findPasswordHash, hasUserWith } from './store.server.ts';

interface Services {
  accounts: Accounts;
  db: Db;
  clock: Clock;
}

/**
 * Confirms the address of a new account with the token of an email and the account's password, and signs in. With the token
 * alone a reader of the mailbox would open an account for somebody who only knew its address.
 */
export async function confirmNewAccount(
  services: Services,
  { token, password }: { token: string; password: string },
  caller: Caller,
): Promise<Result<{ cookies: string[] }, AccountErrors>> {
  const email = emailIn(token);
  if (email === null) return fail({ form: 'LINK_EXPIRED' });
  if (password === '') return fail({ password: 'REQUIRED' });
  if ((await countGuess(services, email)).isRefused) return fail({ form: 'TOO_MANY' });
  const hash = await findPasswordHash(services.db, email);
  if (hash === null) return fail({ form: 'LINK_EXPIRED' });
  if (!(await isPasswordOf(hash, password))) return fail({ password: 'WRONG_PASSWORD' });
  const verified = await verify(services.accounts, token, new Headers());
  if (!verified.ok) return verified;
  return signIn(services, { email, password, remember: false }, caller);
}

/**
 * Makes the new address of an email's token that of the account whose owner is signed in. Other browsers are signed out,
 * and the old address hears of it.
 */
export async function confirmNewAddress(
  { accounts, db }: Services,
  token: string,
  { cookie, language }: Pick<Caller, 'cookie' | 'language'>,
): Promise<Result<null, AccountErrors>> {
  const headers = new Headers({ cookie: cookie ?? '' });
  const auth = await accounts.auth();
  const session = cookie === null ? null : await auth.api.getSession({ headers });
  // better-auth would sign in anybody with the link.
  if (!session) return SIGNED_OUT;
  const newAddress = newAddressIn(token);
  // Somebody may have made an account with it since the email was sent.
  if (newAddress === null || (await hasUserWith(db, newAddress))) return fail({ form: 'LINK_EXPIRED' });
  const verified = await verify(accounts, token, headers);
  if (!verified.ok) return verified;
  await endOtherSessionsOf(db, Number(session.user.id), session.session.token);
  accounts.notify('email-changed', session.user.email, language);
  return succeed(null);
}

async function verify(
  accounts: Accounts,
  token: string,
  headers: Headers,
): Promise<Result<null, AccountErrors>> {
  const auth = await accounts.auth();
  const { APIError } = await import('better-auth/api');
  try {
    await auth.api.verifyEmail({ query: { token }, headers });
    return succeed(null);
  } catch (error) {
    if (error instanceof APIError && error.body?.code) return fail(errorsOf({ code: error.body.code }));
    throw error;
  }
}

/** The address an account is to have instead of the one it has now, as the token says it; `null` when it is about none. */
export function newAddressIn(token: string): string | null {
  return textIn(token, 'updateTo');
}

/** The address of the account a token is about, not yet proved. */
export function emailIn(token: string): string | null {
  return textIn(token, 'email');
}

function textIn(token: string, name: string): string | null {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const value = (payload as Record<string, unknown>)[name];
    return typeof value === 'string' ? value.toLowerCase() : null;
  } catch {
    return null;
  }
}
