import type { Db } from '#features/database.server.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import { pagesTag } from './cache-tags.ts';
import { PageTree } from './page-tree.ts';
import { findAllPages } from './store.server.ts';

/** The tree of pages, read once until a page changes. Depends on the tag `pages`. */
export function readPageTree({ db, cache }: { db: Db; cache: TaggedCache }): Promise<PageTree> {
  return cache.read('page tree', { tags: [pagesTag()] }, async () => new PageTree(await findAllPages(db)));
}
