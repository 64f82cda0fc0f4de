import { type DocumentStanding, findDocumentStandings } from '#features/content/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { findAllPages, PageTree } from '#features/pages/index.server.ts';
import type { Page } from '#features/pages/index.ts';
import type { Clock } from '#platform/clock.ts';

/** All pages of the house and how each stands, as the rooms of the hub show them. */
export interface HubFacts {
  tree: PageTree;
  /** Those that are not in the trash. */
  pages: Page[];
  /** What lies in the trash by itself, without what went there with it. */
  trash: Page[];
  standings: ReadonlyMap<number, DocumentStanding>;
}

/** Reads them anew: who works on pages wants to see what is there now. */
export async function readHub({ db, clock }: { db: Db; clock: Clock }): Promise<HubFacts> {
  const found = await findAllPages(db);
  // Home is where one begins, whatever its number.
  const all = found.toSorted(
    (one, other) => Number(other.siteName === 'home') - Number(one.siteName === 'home'),
  );
  const pages = all.filter(({ deletedAt }) => deletedAt === null);
  const standings = await findDocumentStandings(
    db,
    pages.map(({ documentId }) => documentId),
    clock.now(),
  );
  const tree = new PageTree(all);
  const trash = all.filter(
    ({ deletedAt, parentId }) =>
      deletedAt !== null && (parentId === null || tree.byId(parentId)?.deletedAt !== deletedAt),
  );
  return { tree, pages, trash, standings };
}
