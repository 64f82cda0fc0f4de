import { createDocument } from '#features/content/index.server.ts';
import type { ContentTree } from '#features/content/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import { PAGE_CONTENT } from '#features/modules/index.server.ts';
import type { Clock } from '#platform/clock.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { newFacts } from './page-json.server.ts';
import { SITE_PAGE_NAMES, SITE_PAGES, type SitePageName } from './site-pages.ts';
import { findSiteNames, insertPage } from './store.server.ts';

/** What a page shows by itself, and room for modules above and below. */
const AROUND_ITS_OWN: ContentTree = { modules: [PAGE_CONTENT] };

/**
 * Makes the records of the site's own pages that are missing. One node at a time does this, before any of them answers; a
 * page that is there is never touched.
 */
export async function ensureSitePages({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const there = await findSiteNames(db);
  const missing = SITE_PAGE_NAMES.filter((name) => !there.includes(name));
  if (missing.length === 0) return;
  await inTransaction(db, async (trx) => {
    for (const name of missing) await makeRecord(trx, name, clock.now());
  });
}

async function makeRecord(trx: Trx, name: SitePageName, now: string): Promise<void> {
  const documentId = await createDocument(trx, { at: now, by: null }, AROUND_ITS_OWN);
  const facts = { ...newFacts({ title: SITE_PAGES[name] }), position: SITE_PAGE_NAMES.indexOf(name) };
  await insertPage(trx, facts, { documentId, siteName: name, paths: null, now });
}
