export type { Principal } from './principal.ts';
export {
  notAllowed,
  requirePermission,
  requireUser,
  type WithPrincipal,
} from './require-permission.server.ts';
export { roleName } from './role-name.ts';
export { can, customerOf, type Permission, ROLES, type Role } from './roles.ts';
