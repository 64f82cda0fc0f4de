export { type Accounts, createAccounts } from './accounts.server.ts';
export { editorApi, userDetailsApi } from './api.server.ts';
export { SESSION_COOKIES } from './cookies.ts';
export { findPrincipal } from './find-principal.server.ts';
export type { Principal } from './principal.ts';
export {
  principalWith,
  requirePermission,
  signedIn,
  type WithPrincipal,
} from './require-permission.server.ts';
export { may, type Permission, type Role } from './roles.ts';
