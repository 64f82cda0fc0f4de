import { type DocumentPlans, findDocumentPlans } from '#features/content/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { findAllPages, PageTree } from '#features/pages/index.server.ts';
import type { Page } from '#features/pages/index.ts';
import type { Clock } from '#platform/clock.ts';

/** All pages of the house and what happens to each by itself, as every room of the hub that is made of pages needs them. */
export interface HubFacts {
  tree: PageTree;
  /** Those that are not in the trash. */
  pages: Page[];
  /** What lies in the trash by itself, without what went there with it. */
  trash: Page[];
  /** What is planned for their documents. */
  planned: ReadonlyMap<number, DocumentPlans>;
}

/** Reads them anew: who works on pages wants to see what is there now. */
export async function readHub({ db, clock }: { db: Db; clock: Clock }): Promise<HubFacts> {
  const found = await findAllPages(db);
  // Home is where one begins, whatever its number.
  const all = found.toSorted(
    (one, other) => Number(other.siteName === 'home') - Number(one.siteName === 'home'),
  );
  const pages = all.filter(({ deletedAt }) => deletedAt === null);
  const planned = await findDocumentPlans(
    db,
    pages.map(({ documentId }) => documentId),
    clock.now(),
  );
  const tree = new PageTree(all);
  const trash = all.filter(
    ({ deletedAt, parentId }) =>
      deletedAt !== null && (parentId === null || tree.byId(parentId)?.deletedAt !== deletedAt),
  );
  return { tree, pages, trash, planned };
}
