/** Models in form addresses whose API names differ (docs/product/admin.md#addresses). */
const MODELS = new Map([
  ['article', 'articles'],
  ['venue', 'venues'],
  ['event', 'events'],
  ['form', 'forms'],
  ['person', 'persons'],
  ['production', 'productions'],
  ['series', 'series'],
]);

/** The parts of the admin area by the names of the session's menu (docs/product/accounts.md#session). */
const PARTS = new Map([
  ['pages', '/cms-hub'],
  ['programme', '/admin/events'],
  ['box-office', '/cms-hub/orders'],
  ['settings', '/admin/settings/house'],
]);

/** Pages of the desk by the names their screens had in the admin area. */
const DESK_PAGES = new Map([
  ['orders', '/cms-hub/orders'],
  ['sales', '/cms-hub/events'],
  ['credit-accounts', '/cms-hub/credit'],
  ['closings', '/cms-hub/closings'],
]);

const DESK_PAGE = /^\/admin\/([a-z-]+)(\/[A-Za-z\d-]{1,20})?\/?$/;
const FORM = /^\/admin\/[a-z-]+\/([a-z-]+)\/([1-9]\d{0,8})\/change\/?$/;

/**
 * Resolves an alias of an admin page: `/admin/{section}/{model}/{id}/change/` to the form of that record, a part to its
 * first list, and the entities of the desk to their pages there. `null` for canonical addresses.
 */
export function resolveAdminAlias(pathname: string): string | null {
  const [, model = '', id = ''] = FORM.exec(pathname) ?? [];
  if (model === 'page') return '/cms-hub';
  const resource = MODELS.get(model);
  if (resource) return `/admin/${resource}/${id}`;
  const [, name = '', record = ''] = DESK_PAGE.exec(pathname) ?? [];
  const page = DESK_PAGES.get(name);
  if (page) return page + record;
  return PARTS.get(pathname.replace(/^\/admin\/?|\/$/g, '')) ?? null;
}
