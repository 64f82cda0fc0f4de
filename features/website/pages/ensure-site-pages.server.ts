import { createDocument } from '#features/core/documents/index.server.ts';
import type { ContentTree } from '#features/core/documents/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import { PAGE_CONTENT } from '#features/website/modules/index.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { HOME_CONTENT } from './home-content.ts';
import { newFacts } from './page-json.server.ts';
import { publishSitePage } from './publish-site-page.server.ts';
import { isTextPage, SITE_PAGE_NAMES, SITE_PAGES } from './site-pages.ts';
import { findSiteNames, insertPage } from './store.server.ts';

/** Content the page provides without modules, with space for modules above and below. */
const OWN_CONTENT_ONLY: ContentTree = { modules: [PAGE_CONTENT] };
const EMPTY: ContentTree = { modules: [] };

/** Makes the records of the site's own pages that are missing, as one node at a time does before any of them answers. */
export function ensureSitePages({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  return inTransaction(db, (trx) => insertSitePages(trx, clock.now()));
}

/** The same within a transaction. A page that is there is never touched. */
export async function insertSitePages(trx: Trx, now: Instant): Promise<void> {
  const there = await findSiteNames(trx);
  for (const name of SITE_PAGE_NAMES.filter((each) => !there.includes(each))) {
    const content = isTextPage(name) ? EMPTY : OWN_CONTENT_ONLY;
    const documentId = await createDocument(trx, { at: now, by: null }, content);
    const facts = { ...newFacts({ title: SITE_PAGES[name] }), position: SITE_PAGE_NAMES.indexOf(name) };
    await insertPage(trx, facts, { documentId, siteName: name, paths: null, now });
    if (name === 'home')
      await publishSitePage(trx, name, { title: facts.title, content: HOME_CONTENT }, { now });
  }
}
