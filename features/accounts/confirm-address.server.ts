import { fail, type Result, succeed } from '#lib/result.ts';
import { type AccountErrors, errorsOf } from './account-errors.ts';
import type { Accounts } from './accounts.server.ts';
import type { Caller } from './call-auth.server.ts';

/**
 * Confirms an address with the token of a letter: that of a new account, or the new one of an account whose owner is signed
 * in. Nobody is signed in by it, since a link can be sent to anybody.
 */
export async function confirmAddress(
  { accounts }: { accounts: Accounts },
  token: string,
  { cookie }: Pick<Caller, 'cookie'>,
): Promise<Result<null, AccountErrors>> {
  const auth = await accounts.auth();
  const { APIError } = await import('better-auth/api');
  try {
    const headers = new Headers({ cookie: cookie ?? '' });
    await auth.api.verifyEmail({ query: { token }, headers });
    return succeed(null);
  } catch (error) {
    if (error instanceof APIError && error.body?.code) return fail(errorsOf({ code: error.body.code }));
    throw error;
  }
}

/** Whether a token is about another address than the account has now; then only its owner may use it. */
export function isAboutNewAddress(token: string): boolean {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return typeof payload === 'object' && payload !== null && 'updateTo' in payload;
  } catch {
    return false;
  }
}
