export {
  type Actor,
  inWrite,
  recordWithin,
  type Write,
  type WriteServices,
} from './audit/in-write.server.ts';
export { purgeOldAuditEntries } from './audit/purge-audit.server.ts';
export { type AuditEntry, findAuditEntries } from './audit/store.server.ts';
export { permitted, permittedByAny, signedIn } from './permitted.server.ts';
export type { Principal } from './principal.ts';
export { notAllowed, requirePermission, type WithPrincipal } from './require-permission.server.ts';
export { roleName } from './role-name.ts';
export { can, customerOf, isStaff, type Permission, ROLES, type Role } from './roles.ts';
