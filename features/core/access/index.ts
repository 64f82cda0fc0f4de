export type { Principal } from './principal.ts';
export { roleName } from './role-name.ts';
export type { Role } from './roles.ts';
