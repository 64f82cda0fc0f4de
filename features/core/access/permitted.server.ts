import type { Context } from 'hono';
import type { Input } from '#platform/http/api-call.server.ts';
import type { Principal } from './principal.ts';
import {
  notAllowed,
  requirePermission,
  requireUser,
  type WithPrincipal,
} from './require-permission.server.ts';
import { can, type Permission } from './roles.ts';

/** Limits a call to those who are signed in: 401 for everybody else. */
export const signedIn: Input<Principal> = {
  parameters: [],
  problems: [401],
  read: (c: Context<WithPrincipal>) => requireUser(c.get('principal')),
};

/** Limits a call to roles with the permission: 401 without a session, 403 for other roles. */
export function permitted(permission: Permission): Input<Principal> {
  return {
    parameters: [],
    problems: [401, 403],
    read: (c: Context<WithPrincipal>) => requirePermission(c.get('principal'), permission),
  };
}

/** Limits a call to roles with at least one of the permissions. */
export function permittedByAny(permissions: readonly Permission[]): Input<Principal> {
  return {
    parameters: [],
    problems: [401, 403],
    async read(c: Context<WithPrincipal>) {
      const principal = await requireUser(c.get('principal'));
      if (permissions.some((permission) => can(principal, permission))) return principal;
      throw notAllowed(principal);
    },
  };
}
