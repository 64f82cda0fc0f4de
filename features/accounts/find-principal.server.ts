import { type Principal, ROLES } from '#features/permissions/index.server.ts';
import { hasCookie } from '#platform/page-cache/cache-key.ts';
import type { Accounts } from './accounts.server.ts';
import { SESSION_COOKIES } from './cookies.ts';

/** Who makes a request; `null` when nobody is signed in or the session is over. Asks the database only when there is a cookie. */
export async function findPrincipal(
  { accounts }: { accounts: Accounts },
  request: { headers: Headers },
): Promise<Principal | null> {
  if (!hasCookie(request.headers.get('cookie') ?? undefined, SESSION_COOKIES)) return null;
  const auth = await accounts.auth();
  const found = await auth.api.getSession({ headers: request.headers });
  if (!found) return null;
  accounts.noteSeen(found.session);
  const { id, email, firstName, lastName, role, twoFactorEnabled } = found.user;
  return {
    id: Number(id),
    email,
    username: email,
    firstName,
    lastName,
    hasTwoFactor: twoFactorEnabled === true,
    role: ROLES.find((known) => known === role) ?? 'visitor',
  };
}
