/** What people with an editing role see on top of every page. */
export interface Staff {
  name: string;
  /** The name of their role. */
  role: string;
  isSiteOnline: boolean;
  isShopOnline: boolean;
  /** Where a form is sent to sign out. */
  signOutPath: string;
}
