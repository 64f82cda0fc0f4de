import type { MessageDescriptor } from '@lingui/core';
import type { ReactElement } from 'react';
import { staticPart } from '#app/document/static-part.server.tsx';
import { formOutcome } from '#app/form-outcome.server.ts';
import { type PageContext, pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { can, type Permission, type Principal } from '#features/core/access/index.server.ts';
import type { HubSection } from '#features/core/navigation/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { hubSectionsOf } from '#features/core/staff-frame/index.server.ts';
import type { HubFrameData } from '#features/core/staff-frame/index.ts';
import { findOpenTill } from '#features/shop/desk/index.server.ts';
import { type HubFacts, readHub } from '#features/website/hub/index.server.ts';
import { i18nFor } from '#lib/i18n.ts';
import { requireUser, withNext } from '../account/account-request.server.ts';
import { HUB_PART } from './hub-route.tsx';

type Args = Parameters<typeof requireUser>[0];

/**
 * Returns the staff member using a hub page: anonymous visitors sign in first, staff without a second factor set one
 * up, and everybody else gets a 403.
 */
export function requireStaff(args: Args, permission: Permission): Promise<Principal> {
  return requireColleague(args, (principal) => can(principal, permission));
}

/** The same for a room that is open to people of several kinds. */
export async function requireColleague(
  args: Args,
  mayEnter: (principal: Principal) => boolean,
): Promise<Principal> {
  const principal = await requireUser(args);
  const {
    language,
    url: { pathname, search },
  } = pageContext(args.context);
  if (principal.withheldRole) throw redirect(withNext(pathTo('twoFactor', language), pathname + search));
  if (!mayEnter(principal)) throw new Response(null, { status: 403, statusText: 'Forbidden' });
  return principal;
}

/** Outcome of a form on a hub page, for the loader of the page shown again. */
export interface PageOutcome<Draft> {
  /** Message for the action that failed. */
  problem: MessageDescriptor;
  /** Values as typed. */
  draft: Draft | null;
}

export function pageOutcome<Draft = null>() {
  return formOutcome<PageOutcome<Draft>>();
}

/** Frame of a room: navigation and notices, with the plans that are counted there. */
export async function hubFrameData(
  args: Args,
  here: HubSection,
  principal: Principal,
): Promise<{ frame: HubFrameData; facts: HubFacts }> {
  const { services, language } = pageContext(args.context);
  const facts = await readHub(services, language);
  const { plans, trashed } = facts;
  return {
    frame: { ...(await deskFrameData(args, here, principal)), planned: plans.length, trashed },
    facts,
  };
}

/** Returns the frame of a hub page outside page editing. */
export async function deskFrameData(
  args: Args,
  here: HubSection,
  principal: Principal,
): Promise<HubFrameData> {
  const { services, language, settings } = pageContext(args.context);
  // The list before opening is in the bar of those who need it.
  const sections = hubSectionsOf(principal).filter(
    (section) => section !== 'go-live' || here === 'go-live' || !settings.isSiteOnline,
  );
  const name = `${principal.firstName} ${principal.lastName}`;
  const hasAdmin = can(principal, 'edit-programme');
  const till = can(principal, 'sell') ? await findOpenTill(services.db, principal.id) : null;
  return { here, language, sections, name, hasAdmin, till, planned: 0, trashed: 0 };
}

/** Returns the loader data of a hub page: its forms are plain ones, nothing of it changes in a browser (docs/decisions/0027). */
export function hubPage(page: PageContext, title: MessageDescriptor, screen: ReactElement) {
  return {
    html: staticPart(page, HUB_PART, screen),
    meta: { title: i18nFor(page.language)._(title), robots: 'noindex' as const },
  };
}
