export { type Accounts, createAccounts } from './accounts.server.ts';
export { editorApi, userDetailsApi } from './api.server.ts';
export { SESSION_COOKIES } from './cookies.ts';
export { type CreateUserErrors, createUser } from './create-user.server.ts';
export { findPrincipal } from './find-principal.server.ts';
export { hashPassword } from './hash-password.server.ts';
export type { Principal } from './principal.ts';
export {
  principalWith,
  requirePermission,
  signedIn,
  type WithPrincipal,
} from './require-permission.server.ts';
export { may, type Permission, ROLES, type Role } from './roles.ts';
export { hasUserWith, insertUser } from './store.server.ts';
