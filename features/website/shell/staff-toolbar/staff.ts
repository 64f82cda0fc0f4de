import type { Language } from '#lib/localized.ts';

/** Data people with an editing role see on top of every page. */
export interface Staff {
  name: string;
  /** The name of their role. */
  role: string;
  isSiteOnline: boolean;
  isShopOnline: boolean;
  /** Address of the hub, for managing all pages of the site. */
  hub: { path: string; language: Language };
  /** Path that the sign-out form is sent to. */
  signOutPath: string;
}

/** Parameters of an address that change what the page offers to people who edit it. */
export const STAFF_PARAMETERS = ['edit', 'noToolbar', 'look'];

/** Reason why somebody cannot edit: no session, a second factor to be set up first, or an account without the right. */
export type EditBarrier = 'signed-out' | 'second-factor' | 'not-allowed';
