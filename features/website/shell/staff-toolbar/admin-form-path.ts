import { type PageName, pageAt } from '#features/core/navigation/index.ts';

/** The pages of entities with a form in the admin area, by its path (docs/product/admin.md#addresses). */
const MODELS: Partial<Record<PageName, string>> = {
  event: 'programme/event',
  production: 'programme/production',
  person: 'programme/person',
  series: 'programme/series',
  venue: 'programme/venue',
  article: 'magazine/article',
};

/** Returns the path of the form that edits the record of a page; `null` for pages without a record. */
export function adminFormPath(pathname: string): string | null {
  const at = pageAt(pathname);
  const model = at && MODELS[at.name];
  const id = /\/(\d+)$/.exec(pathname)?.[1];
  return model && id ? `/admin/${model}/${id}/change/` : null;
}
