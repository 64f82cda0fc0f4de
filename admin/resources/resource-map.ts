import type { Permission } from '../../features/core/access/roles.ts';

type Group = 'programme' | 'house' | 'box_office' | 'magazine' | 'website' | 'lists' | 'operation';

interface AdminResource {
  group: Group;
  permission: Permission;
  /** The texts that are drafted and published, where there are any (docs/decisions/0045). */
  texts?: readonly [string, ...string[]];
}

const programme = (group: Group): AdminResource => ({ group, permission: 'edit-programme' });

/** Resources the admin area lists and changes, in the order of its menu; the permissions are those of the API. */
export const ADMIN_RESOURCES = {
  events: programme('programme'),
  productions: {
    ...programme('programme'),
    texts: ['title', 'subline', 'lead', 'description', 'language', 'important_info', 'promoter'],
  },
  series: { ...programme('programme'), texts: ['title', 'subline', 'description'] },
  persons: { ...programme('programme'), texts: ['role', 'biography'] },
  venues: { ...programme('house'), texts: ['name', 'directions', 'access'] },
  rooms: programme('house'),
  'opening-hours': programme('house'),
  'opening-hours-exceptions': programme('house'),
  'price-lists': { group: 'box_office', permission: 'sell' },
  coupons: { group: 'box_office', permission: 'sell' },
  'gift-vouchers': { group: 'box_office', permission: 'sell' },
  'pass-kinds': { group: 'box_office', permission: 'sell' },
  questions: { group: 'box_office', permission: 'sell' },
  articles: { ...programme('magazine'), texts: ['title', 'lead'] },
  'article-categories': programme('magazine'),
  'article-tags': programme('magazine'),
  'breaking-news': { group: 'website', permission: 'manage-settings' },
  'sticky-items': { group: 'website', permission: 'manage-settings' },
  forms: { group: 'website', permission: 'edit-pages' },
  redirects: { group: 'website', permission: 'manage-settings' },
  teasers: programme('website'),
  html: { group: 'website', permission: 'write-html' },
  'newsletter-subscriptions': { group: 'website', permission: 'read-entries' },
  accounts: { group: 'operation', permission: 'manage-accounts' },
  seasons: programme('lists'),
  genres: programme('lists'),
  'exhibition-types': programme('lists'),
  'event-tags': programme('lists'),
  'production-tags': programme('lists'),
  'person-categories': programme('lists'),
  'search-synonyms': programme('lists'),
} as const satisfies Record<string, AdminResource>;

/** Menus, settings and operation, read and changed at endpoints outside the generic calls (api/resource-endpoints.ts). */
const RUNNING = {
  menus: { group: 'website', permission: 'manage-settings' },
  settings: { group: 'operation', permission: 'manage-settings' },
  archive: { group: 'operation', permission: 'move-house' },
  emails: { group: 'operation', permission: 'manage-settings' },
  jobs: { group: 'operation', permission: 'manage-settings' },
  audit: { group: 'operation', permission: 'read-audit' },
} as const satisfies Record<string, AdminResource>;

/** All of it in the order of the menu. */
export const MENU: readonly (readonly [name: string, resource: AdminResource])[] = Object.entries({
  ...ADMIN_RESOURCES,
  ...RUNNING,
});

/** Work of the box office, done at the desk (docs/product/box-office.md); the menu leads there. */
export const DESK_PAGES = [
  { name: 'orders', path: '/cms-hub/orders', permission: 'sell' },
  { name: 'sales', path: '/cms-hub/events', permission: 'sell' },
  { name: 'credit', path: '/cms-hub/credit', permission: 'sell' },
  { name: 'closings', path: '/cms-hub/closings', permission: 'close-days' },
] as const satisfies readonly { name: string; path: string; permission: Permission }[];

export type ResourceName = keyof typeof ADMIN_RESOURCES;
export const RESOURCE_NAMES = Object.keys(ADMIN_RESOURCES) as ResourceName[];
export const GROUPS: readonly Group[] = [
  'programme',
  'house',
  'box_office',
  'magazine',
  'website',
  'lists',
  'operation',
];

export function adminResource(name: string): AdminResource | null {
  return MENU.find(([known]) => known === name)?.[1] ?? null;
}
