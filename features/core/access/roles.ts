/** Roles of accounts. Everybody who signs up is a visitor. */
export const ROLES = [
  'visitor',
  'door',
  'box_office',
  'accountant',
  'editor',
  'html_editor',
  'administrator',
] as const;
export type Role = (typeof ROLES)[number];

const EDITORS = ['editor', 'html_editor', 'administrator'] as const;

/** Permissions by role (docs/product/accounts.md#roles). The complete definition. */
const ROLES_WITH_PERMISSION = {
  /** See the admin area at all. */
  'enter-admin': ['box_office', 'accountant', ...EDITORS],
  /** Statistics of the site, its dates, searches and files. */
  'read-dashboards': ['box_office', 'accountant', ...EDITORS],
  /** Productions, events, people, series, venues, opening hours, teasers. */
  'edit-programme': EDITORS,
  /** Pages and their modules, legal texts included, drafts and versions, the magazine, forms. */
  'edit-pages': EDITORS,
  /** Pictures, sound, film and files of the library, and the consents of persons shown. */
  'edit-media': EDITORS,
  /** HTML that is sent unsanitized. */
  'write-html': ['html_editor', 'administrator'],
  /** The box office: orders, tickets, stock. */
  sell: ['box_office', 'administrator'],
  /** Sell beyond the places of a date at the counter. */
  overbook: ['box_office', 'administrator'],
  /** Read bank statements and book what came in with them. */
  'reconcile-bank': ['box_office', 'accountant', 'administrator'],
  /** Let people in with their tickets. */
  'check-in': ['door', 'box_office', 'administrator'],
  /** Give money back. */
  refund: ['box_office', 'administrator'],
  /** Sales, payments and refunds, in sums and one by one. */
  'read-finance': ['accountant', 'administrator'],
  /** Close a day of the books, for ever. */
  'close-days': ['accountant', 'administrator'],
  /** Form entries of visitors, and the newsletter subscribers. */
  'read-entries': EDITORS,
  /** Take lists with names and addresses of visitors out of the venue. */
  'export-personal-data': ['administrator'],
  /** Site and shop online or not, menus, redirects, alerts. */
  'manage-settings': ['administrator'],
  /** Other people's accounts and their roles. */
  'manage-accounts': ['administrator'],
  /** Export the whole venue as one archive, or import one into an empty venue. */
  'move-house': ['administrator'],
  /** Audit log: changes with their authors and times. */
  'read-audit': ['administrator'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof ROLES_WITH_PERMISSION;
/** @internal For tests. */
export const PERMISSIONS = Object.keys(ROLES_WITH_PERMISSION) as Permission[];

/** Tells if a principal has a permission; anonymous visitors (`null`) have none. */
export function can(principal: { role: Role } | null, permission: Permission): boolean {
  if (principal === null) return false;
  const roles: readonly Role[] = ROLES_WITH_PERMISSION[permission];
  return roles.includes(principal.role);
}

/**
 * The signed-in person as a customer. A staff session is none: its orders are for walk-up guests, and belong to no account.
 * The same holds where a second factor is missing for a staff role.
 */
export function customerOf<P extends { role: Role; withheldRole?: Role }>(principal: P | null): P | null {
  return principal?.role === 'visitor' && principal.withheldRole === undefined ? principal : null;
}

/** Tells if somebody works for the house: nobody anonymous and no customer, also where their second factor is missing. */
export function isStaff(principal: { role: Role; withheldRole?: Role } | null): boolean {
  return principal !== null && customerOf(principal) === null;
}
