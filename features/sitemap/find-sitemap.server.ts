import type { Db } from '#features/database.server.ts';
import type { PageName } from '#features/navigation/index.ts';
import type { Clock } from '#platform/clock.ts';
import { MAX_ENTRIES, type SitemapPage } from './sitemap.ts';
import { findAddressed } from './store.server.ts';

/** Pages that are there without any content. */
const FIXED: PageName[] = [
  'home',
  'calendar',
  'productions',
  'ensemble',
  'seriesList',
  'terms',
  'privacy',
  'imprint',
  'accessibility',
  'easyLanguage',
];

/** Every page search engines should know, upcoming events last: they are the ones cut off where there are too many. */
export async function findSitemap({ db, clock }: { db: Db; clock: Clock }): Promise<SitemapPage[]> {
  const kinds = findAddressed(db, clock.now(), MAX_ENTRIES);
  const pages: SitemapPage[] = FIXED.map((page) => ({ page }));
  for (const page of ['production', 'person', 'series', 'venue', 'event'] as const) {
    for (const { slug, id, updated_at: changed } of await kinds[page].execute())
      pages.push({ page, params: { slug, id }, changed });
  }
  return pages.slice(0, MAX_ENTRIES);
}
