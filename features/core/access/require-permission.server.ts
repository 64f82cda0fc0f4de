import { Problem } from '#platform/http/problem.server.ts';
import type { Principal } from './principal.ts';
import { can, type Permission } from './roles.ts';

/**
 * What every call and page gets from the server (server/middleware/principal.ts): `await c.get('principal')()` tells who is signed in.
 * It is read when first asked for and once per request.
 */
export interface WithPrincipal {
  Variables: { principal: () => Promise<Principal | null> };
}

/**
 * Who is signed in and may do something. Throws `Problem` 401 `not_signed_in` for anonymous visitors and 403 `not_allowed`
 * for those whose role does not have the permission. For use cases that need to know who it was.
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
 * What is answered to somebody whose role does not have the permission: `two_factor_required` where they have yet to set up
 * the second factor the house asks for (docs/decisions/0075).
 */
export function notAllowed({ withheldRole }: Pick<Principal, 'role' | 'withheldRole'>): Problem {
  if (withheldRole)
    return new Problem(403, 'two_factor_required', { detail: 'Set up two-factor sign-in to do this.' });
  return new Problem(403, 'not_allowed', { detail: 'Your role does not have the permission for this.' });
}

/** Who is signed in, whatever their role. Throws `Problem` 401 `not_signed_in`. */
export async function requireUser(read: () => Promise<Principal | null>): Promise<Principal> {
  const principal = await read();
  if (principal) return principal;
  throw new Problem(401, 'not_signed_in', { detail: 'Sign in to do this.' });
}
