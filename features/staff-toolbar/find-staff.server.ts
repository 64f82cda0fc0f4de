import { signOutPath } from '#features/accounts/index.server.ts';
import { HUB_PATH } from '#features/hub/index.ts';
import { can, type Principal, roleName } from '#features/permissions/index.server.ts';
import type { Language } from '#lib/localized.ts';
import type { Staff } from './staff.ts';

/** What the toolbar says to who is signed in; `null` for everybody without an editing role, and where it is hidden. */
export function findStaff(
  principal: Principal | null,
  settings: { isSiteOnline: boolean; isShopOnline: boolean },
  { pathname, searchParams: query }: URL,
  language: Language,
): Staff | null {
  // The hub has a bar of its own.
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

/** Whether a page is asked for to be edited by somebody who may not (yet): then signing in is offered. */
export function isSignInWanted(principal: Principal | null, query: URLSearchParams): boolean {
  return query.has('edit') && !can(principal, 'edit-pages');
}
