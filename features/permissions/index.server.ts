export type { Principal } from './principal.ts';
export { requirePermission, requireUser, type WithPrincipal } from './require-permission.server.ts';
export { roleName } from './role-name.ts';
export { can, type Permission, ROLES, type Role } from './roles.ts';
