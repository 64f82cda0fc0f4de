import type { Db } from '#features/database.server.ts';
import type { TagMemory } from '#platform/events/tag-memory.server.ts';
import { pagesTag } from './cache-tags.ts';
import { PageTree } from './page-tree.ts';
import { findAllPages } from './store.server.ts';

/** The tree of pages, read once until a page changes. Depends on the tag `pages`. */
export function readPageTree({ db, memory }: { db: Db; memory: TagMemory }): Promise<PageTree> {
  return memory.read('page tree', { tags: [pagesTag()] }, async () => new PageTree(await findAllPages(db)));
}
