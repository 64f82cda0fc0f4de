import { type Actor, inWrite } from '#features/core/access/index.server.ts';
import { documentTag } from '#features/core/documents/cache-tags.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { pagesTag } from './cache-tags.ts';
import type { PageError } from './errors.ts';
import type { Page } from './page.ts';
import { factsJson } from './page-json.server.ts';
import { updatePage, updatePosition } from './store.server.ts';
import { lockTree, moveTo, pageOrThrow, type TreeServices } from './write-page.server.ts';

/** A place among the pages below another one, or right below the home page (`parentId` is `null`). */
export interface TreePlace {
  parentId: number | null;
  /** The page it stands before; `null` for the end, also where that page is not there any more. */
  beforeId: number | null;
}

/**
 * Moves a page with its descendants within the tree, by its position among siblings. Old addresses redirect to the new ones.
 * Pages of the site map change their order only.
 */
export function movePage(
  services: TreeServices,
  actor: Actor,
  id: number,
  { parentId, beforeId }: TreePlace,
): Promise<Result<Page, PageError>> {
  return inWrite(services, actor, 'edit-pages', async (write) => {
    const { trx, now, record } = write;
    const tree = await lockTree(write, services.engine);
    const page = tree.byId(id);
    if (!page || page.deletedAt !== null) return fail('NOT_FOUND');
    const isElsewhere = parentId !== page.parentId;
    if (isElsewhere && page.siteName !== null) return fail('BELONGS_TO_THE_SITE');
    if (isElsewhere) {
      const moved = await moveTo(write, tree, page, { slug: page.slug, parentId });
      if (!moved.ok) return moved;
    }
    const others = tree.childrenOf(parentId).filter((each) => each.id !== id);
    const found = others.findIndex((each) => each.id === beforeId);
    const at = found < 0 ? others.length : found;
    const inOrder = [...others.slice(0, at), page, ...others.slice(at)];
    for (const [position, each] of inOrder.entries())
      if (each.id !== id && each.position !== position) await updatePosition(trx, each.id, position);
    await updatePage(trx, id, { ...page, parentId, position: at }, now);
    const after = await pageOrThrow(write, id);
    const tags = [pagesTag(), documentTag(page.documentId)];
    record({ entity: 'pages', id, before: factsJson(page), after: factsJson(after), tags });
    return succeed(after);
  });
}
