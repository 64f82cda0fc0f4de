/** What somebody with an account is to the house. Everybody who signs up is a visitor. */
export const ROLES = ['visitor', 'box_office', 'editor', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** Which roles may do what (specification, section 6). What stands here is all that a permission is. */
const ROLES_WITH_PERMISSION = {
  /** See the admin area at all. */
  'enter-admin': ['box_office', 'editor', 'administrator'],
  /** Productions, events, people, series, venues, opening hours, teasers. */
  'edit-programme': ['editor', 'administrator'],
  /** Pages and their modules, drafts and versions, the magazine, forms; see the site while it is offline. */
  'edit-pages': ['editor', 'administrator'],
  /** The box office: orders, tickets, stock. */
  sell: ['box_office', 'administrator'],
  /** Site and shop online or not, menus, redirects, alerts, legal pages. */
  'manage-settings': ['administrator'],
  /** HTML that is shown as it is written. */
  'write-html': ['administrator'],
  /** Other people's accounts and their roles. */
  'manage-accounts': ['administrator'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof ROLES_WITH_PERMISSION;
export const PERMISSIONS = Object.keys(ROLES_WITH_PERMISSION) as Permission[];

/** Whether somebody may do something; who is not signed in (`null`) may nothing that needs a permission. */
export function can(principal: { role: Role } | null, permission: Permission): boolean {
  if (principal === null) return false;
  const roles: readonly Role[] = ROLES_WITH_PERMISSION[permission];
  return roles.includes(principal.role);
}
