import type { Db } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { type AccountErrors, errorsOf, SIGNED_OUT } from './account-errors.ts';
import type { Accounts } from './accounts.server.ts';
import type { Caller } from './call-auth.server.ts';
import { findPrincipal } from './find-principal.server.ts';
import { hasUserWith } from './store.server.ts';

/**
 * Confirms an address with the token of a letter: that of a new account, or the new one of an account whose owner is signed
 * in. Nobody is signed in by it, since a link can be sent to anybody.
 */
export async function confirmAddress(
  { accounts, db }: { accounts: Accounts; db: Db },
  token: string,
  { cookie }: Pick<Caller, 'cookie'>,
): Promise<Result<null, AccountErrors>> {
  const headers = new Headers({ cookie: cookie ?? '' });
  const newAddress = newAddressIn(token);
  if (newAddress !== null) {
    // better-auth would sign in whoever has the link.
    if (!(await findPrincipal({ accounts }, { headers }))) return SIGNED_OUT;
    // Somebody may have made an account with it since the letter was sent.
    if (await hasUserWith(db, newAddress)) return fail({ form: 'LINK_OVER' });
  }
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
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const { updateTo } = payload as { updateTo?: unknown };
    return typeof updateTo === 'string' ? updateTo.toLowerCase() : null;
  } catch {
    return null;
  }
}
