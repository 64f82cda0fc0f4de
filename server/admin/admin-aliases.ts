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
  ['box-office', '/admin/orders'],
  ['settings', '/admin/settings/house'],
]);

const FORM = /^\/admin\/[a-z-]+\/([a-z-]+)\/([1-9]\d{0,8})\/change\/?$/;

/**
 * Resolves an alias of an admin page: `/admin/{section}/{model}/{id}/change/` to the form of that record, a part to
 * its first list. `null` for canonical addresses.
 */
export function resolveAdminAlias(pathname: string): string | null {
  const [, model = '', id = ''] = FORM.exec(pathname) ?? [];
  if (model === 'page') return '/cms-hub';
  const resource = MODELS.get(model);
  if (resource) return `/admin/${resource}/${id}`;
  return PARTS.get(pathname.replace(/^\/admin\/?|\/$/g, '')) ?? null;
}
