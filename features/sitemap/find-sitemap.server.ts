import type { Db } from '#features/database.server.ts';
import { alternatePaths, type PageName, SITE_MAP, type SitePage } from '#features/navigation/index.ts';
import { findPublicPages } from '#features/pages/index.server.ts';
import { isTextPage } from '#features/pages/index.ts';
import type { Clock } from '#platform/clock.ts';
import { MAX_ENTRIES, type SitemapPage } from './sitemap.ts';
import { findAddressed } from './store.server.ts';

const LISTED = (Object.entries(SITE_MAP) as [PageName, SitePage][]).filter(([, page]) => page.inSitemap);

/** Pages of which there is one, with an address that has no gaps. */
const SINGLE = LISTED.filter(([name, { de }]) => !de.includes(':') && !isTextPage(name)).map(
  ([name]) => name,
);

/** Kinds of pages of which there are many. */
const ADDRESSED = [
  'production',
  'person',
  'series',
  'venue',
  'magazineCategory',
  'article',
  'event',
] as const;

/** Every page search engines should know, upcoming events last: they are the ones cut off where there are too many. */
export async function findSitemap({ db, clock }: { db: Db; clock: Clock }): Promise<SitemapPage[]> {
  const kinds = findAddressed(db, clock.now(), MAX_ENTRIES);
  const pages: SitemapPage[] = SINGLE.map((page) => ({ paths: alternatePaths(page) }));
  for (const { paths, changed } of await findPublicPages(db, clock.now())) pages.push({ paths, changed });
  for (const page of ADDRESSED) {
    for (const { slug, id, updated_at: changed } of await kinds[page].execute())
      pages.push({ paths: alternatePaths(page, { slug, id }), changed });
  }
  return pages.slice(0, MAX_ENTRIES);
}
