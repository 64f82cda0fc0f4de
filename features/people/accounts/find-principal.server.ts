import { type Principal, ROLES } from '#features/core/access/index.server.ts';
import { hasCookie } from '#platform/page-cache/cache-key.ts';
import type { Accounts } from './accounts.server.ts';
import { SESSION_COOKIES } from './cookies.ts';

/** Hours without use until staff are signed out, and whether a request comes from a user or from a page in the background. */
export interface IdleLimit {
  hours(): Promise<number>;
  isUse: boolean;
}

/**
 * Returns the principal of a request; `null` when nobody is signed in or the session has expired, for staff also by
 * the idle limit (docs/decisions/0085). Asks the database only when there is a cookie.
 */
export async function findPrincipal(
  { accounts }: { accounts: Accounts },
  request: { headers: Headers },
  limit: IdleLimit,
): Promise<Principal | null> {
  if (!hasCookie(request.headers.get('cookie') ?? undefined, SESSION_COOKIES)) return null;
  const auth = await accounts.auth();
  const found = await auth.api.getSession({ headers: request.headers });
  if (!found) return null;
  const { id, email, firstName, lastName, twoFactorEnabled, hasPasskey } = found.user;
  const role = ROLES.find((known) => known === found.user.role) ?? 'visitor';
  if (role !== 'visitor') {
    const { hours, isUse } = limit;
    if (!(await accounts.goesOn(found.session, { hours: await hours(), isUse }))) return null;
  }
  accounts.noteSeen(found.session);
  return {
    id: Number(id),
    email,
    username: email,
    firstName,
    lastName,
    hasTwoFactor: twoFactorEnabled === true,
    hasPasskey: hasPasskey === true,
    isByPasskey: found.session.byPasskey === true,
    role,
  };
}
