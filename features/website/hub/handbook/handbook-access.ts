import { can, type Permission, type Role } from '#features/core/access/index.server.ts';
import { HANDBOOKS, type Handbook } from './handbooks.ts';

/** Permissions that give access to a handbook; one of them is enough. */
const ABOUT: Record<Handbook, readonly Permission[]> = {
  editing: ['edit-pages'],
  'box-office': ['sell', 'check-in', 'close-days'],
  administration: ['manage-accounts'],
};

/** The handbooks somebody may read, in their order. */
export function handbooksOf(principal: { role: Role }): Handbook[] {
  return HANDBOOKS.filter((one) => ABOUT[one].some((permission) => can(principal, permission)));
}
