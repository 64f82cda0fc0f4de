import { can, type Permission, type Role } from '#features/core/access/index.server.ts';
import type { HubSection } from '#features/core/navigation/index.ts';

/** Permissions for the hub's pages: any one of them gives access. */
const NEEDS: Record<HubSection, readonly Permission[]> = {
  pages: ['edit-pages'],
  media: ['edit-media'],
  planned: ['edit-pages'],
  trash: ['edit-pages'],
  desk: ['sell'],
  orders: ['sell'],
  events: ['sell', 'check-in'],
  'check-in': ['check-in'],
  closings: ['close-days'],
  reports: ['read-finance'],
  bank: ['reconcile-bank'],
  forms: ['read-entries'],
  'go-live': ['manage-settings'],
  handbook: ['edit-pages', 'sell', 'check-in', 'close-days'],
};

/** The rooms somebody may enter, in the order of the bar. */
export function hubSectionsOf(principal: { role: Role }): HubSection[] {
  return (Object.keys(NEEDS) as HubSection[]).filter((section) =>
    NEEDS[section].some((permission) => can(principal, permission)),
  );
}
