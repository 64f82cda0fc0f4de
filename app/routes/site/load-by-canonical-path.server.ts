import type { PageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { can } from '#features/core/access/index.server.ts';
import { alternatePaths, type PageName, pathTo } from '#features/core/navigation/index.ts';
import { findTranslations } from '#features/website/pages/index.server.ts';
import type { Audience } from '#lib/audience.ts';
import type { Language } from '#lib/localized.ts';
import { parseId } from '#lib/query-parameters.ts';

/** Request for a detail address. */
type Asked = Pick<PageContext, 'language' | 'url' | 'staff' | 'services'> & {
  /**
   * True for the answer to a submitted form, which is given at the same address: after a redirect the browser would
   * make a new request and the submitted values would be lost.
   */
  isAnswer?: boolean;
};

/** Id and slug named by a detail address. */
interface Addressed {
  id: number;
  slug: string;
}

/**
 * Finds what an address with slug and id is about: 404 when the id is none or nothing its reader may see has it, 301 to the
 * canonical address when the slug is wrong, old or missing (docs/product/pages.md#addresses). Editors also find what is not
 * public yet (`isPublic`), so that they can write it before anybody else sees it. `translations` are the languages it is written in.
 */
export async function loadByCanonicalPath<T extends Addressed>(
  page: PageName,
  params: { slug?: string | undefined; id: string },
  { language, url, staff, services, isAnswer = false }: Asked,
  find: (id: number, audience: Audience) => Promise<T | null>,
): Promise<
  T & { alternates: Record<Language, string>; translations: readonly Language[]; isPublic: boolean }
> {
  const id = parseId(params.id);
  const open = id === null ? null : await find(id, 'visitors');
  const isEditor = !open && id !== null && can(await staff(), 'edit-pages');
  const found = open ?? (isEditor ? await find(id, 'staff') : null);
  if (!found) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const canonical = { slug: found.slug, id: found.id };
  if (params.slug !== found.slug && !isAnswer)
    throw redirect(pathTo(page, language, canonical) + publicSearch(url), 301);
  return {
    ...found,
    alternates: alternatePaths(page, canonical),
    translations: await findTranslations(services.db, page, found.id),
    isPublic: open !== null,
  };
}

/** The query without what the router itself puts there. */
function publicSearch(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete('_routes');
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
