import { can, type Principal, roleName } from '#features/core/access/index.server.ts';
import { HUB_PATH } from '#features/core/navigation/index.ts';
import { signOutPath } from '#features/people/accounts/index.server.ts';
import type { Language } from '#lib/localized.ts';
import type { EditBarrier, Staff } from './staff.ts';

/** Returns the toolbar data of the signed-in person; `null` for everybody without an editing role, and where it is hidden. */
export function findStaff(
  principal: Principal | null,
  settings: { isSiteOnline: boolean; isShopOnline: boolean },
  { pathname, searchParams: query }: URL,
  language: Language,
): Staff | null {
  // The hub has its own bar.
  const isHub = pathname === HUB_PATH || pathname.startsWith(`${HUB_PATH}/`);
  if (!principal || !can(principal, 'edit-pages') || query.has('noToolbar') || isHub) return null;
  const { isSiteOnline, isShopOnline } = settings;
  return {
    name: `${principal.firstName} ${principal.lastName}`,
    role: roleName(principal.role, language),
    isSiteOnline,
    isShopOnline,
    hub: { path: HUB_PATH, language },
    signOutPath: signOutPath(language),
  };
}

/** Reason a page that was requested in edit mode cannot be edited; `null` where it can. */
export function editBarrier(principal: Principal | null, query: URLSearchParams): EditBarrier | null {
  if (!query.has('edit') || can(principal, 'edit-pages')) return null;
  if (!principal) return 'signed-out';
  return principal.withheldRole ? 'second-factor' : 'not-allowed';
}
