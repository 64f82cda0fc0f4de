import { Problem } from '#platform/http/problem.server.ts';
import type { Principal } from './principal.ts';
import { can, type Permission } from './roles.ts';

/**
 * Variables every call and page gets from the server (server/middleware/principal.ts): `await c.get('principal')()`
 * returns the signed-in principal. It is read on first use and once per request.
 */
export interface WithPrincipal {
  Variables: { principal: () => Promise<Principal | null> };
}

/**
 * Returns the signed-in principal that has the permission. Throws `Problem` 401 `not_signed_in` for anonymous visitors
 * and 403 `not_allowed` for those whose role does not have the permission. For use cases that need to know the
 * principal.
 */
export async function requirePermission(
  read: () => Promise<Principal | null>,
  permission: Permission,
): Promise<Principal> {
  const principal = await requireUser(read);
  if (can(principal, permission)) return principal;
  throw notAllowed(principal);
}

/**
 * Returns the problem for a role without the permission: `two_factor_required` where the user has yet to set up the
 * second factor the site requires (docs/decisions/0075).
 */
export function notAllowed({ withheldRole }: Pick<Principal, 'role' | 'withheldRole'>): Problem {
  if (withheldRole)
    return new Problem(403, 'two_factor_required', { detail: 'Set up two-factor sign-in to do this.' });
  return new Problem(403, 'not_allowed', { detail: 'Your role does not have the permission for this.' });
}

/** Returns the signed-in principal, regardless of role. Throws `Problem` 401 `not_signed_in`. */
export async function requireUser(read: () => Promise<Principal | null>): Promise<Principal> {
  const principal = await read();
  if (principal) return principal;
  throw new Problem(401, 'not_signed_in', { detail: 'Sign in to do this.' });
}
