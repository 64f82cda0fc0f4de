import type { Actor } from '#features/audit/index.server.ts';
import { fail, type Result } from '#lib/result.ts';
import type { PageError } from './errors.ts';
import type { Page } from './page.ts';
import { findPageById } from './store.server.ts';
import { createPage, type TreeServices } from './write-page.server.ts';

/**
 * Makes a page with everything another one says and holds, at the end of those beside it. Nobody sees it yet: nothing of it is
 * published, and it is in no menu. Pages of the site map cannot be copied: there is only one calendar.
 */
export async function copyPage(
  services: TreeServices,
  actor: Actor,
  id: number,
): Promise<Result<Page, PageError>> {
  const page = await findPageById(services.db, id);
  if (!page || page.deletedAt !== null) return fail('NOT_FOUND');
  if (page.siteName !== null) return fail('BELONGS_TO_THE_SITE');
  const { title } = page;
  const facts = {
    ...page,
    title: { de: `${title.de} (Kopie)`, en: title.en === null ? null : `${title.en} (copy)` },
    slug: null,
    inMenu: false,
    inFooter: false,
    onlineFrom: null,
    onlineTo: null,
    ogImageId: page.ogImage === null ? null : page.ogImageId,
  };
  return createPage(services, actor, facts, { copyOf: id, atEnd: true });
}
