import { type Actor, inWrite, type Write } from '#features/audit/index.server.ts';
import { documentTag } from '#features/content/cache-tags.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { pagesTag } from './cache-tags.ts';
import type { PageError } from './errors.ts';
import type { Page } from './page.ts';
import { PageTree } from './page-tree.ts';
import { depthOf, moveSubtree, placePage } from './place-page.ts';
import { setDeleted } from './store.server.ts';
import { lockTree, pageOrThrow, putMoved, type TreeServices } from './write-page.server.ts';

/** Puts a page and all below it into the trash, where it can be taken out of for 30 days. */
export function trashPage(
  services: TreeServices,
  actor: Actor,
  id: number,
): Promise<Result<null, PageError>> {
  return inWrite(services, actor, 'edit-pages', async (write) => {
    const tree = await lockTree(write, services.engine);
    const page = tree.byId(id);
    if (!page || page.deletedAt !== null) return fail('NOT_FOUND');
    if (page.siteName !== null) return fail('BELONGS_TO_THE_SITE');
    const gone = tree.subtree(page);
    await setDeleted(
      write.trx,
      gone.map((each) => each.id),
      write.now,
    );
    for (const each of gone) recordDeletion(write, each, { before: null, after: write.now });
    return succeed(null);
  });
}

/** Takes a page out of the trash again, with those below it that went there with it. */
export function restorePage(
  services: TreeServices,
  actor: Actor,
  id: number,
): Promise<Result<Page, PageError>> {
  return inWrite(services, actor, 'edit-pages', async (write) => {
    const tree = await lockTree(write, services.engine);
    const page = tree.byId(id);
    if (!page || page.deletedAt === null) return fail('NOT_FOUND');
    const back = tree.trashedWith(page);
    const branch = new PageTree(back.map((each) => ({ ...each, deletedAt: null })));
    // Where it was may have moved or be taken by now.
    const { slug, parentId } = page;
    const paths = placePage(tree, { slug, parentId, levels: depthOf(branch, page) });
    if (!paths.ok) return paths;
    const moved = moveSubtree(branch, page, paths.value);
    if (!moved.ok) return moved;
    const taken = moved.value.some((each) => LANGUAGES.some((language) => tree.byPath(each.paths[language])));
    if (taken) return fail('PATH_TAKEN');
    await putMoved(write, moved.value);
    await setDeleted(
      write.trx,
      back.map((each) => each.id),
      null,
    );
    for (const each of back) recordDeletion(write, each, { before: each.deletedAt, after: null });
    return succeed(await pageOrThrow(write, id));
  });
}

function recordDeletion(
  { record }: Write,
  { id, documentId }: Page,
  { before, after }: { before: string | null; after: string | null },
): void {
  const change = { before: { deleted_at: before }, after: { deleted_at: after } };
  record({ entity: 'pages', id, ...change, tags: [pagesTag(), documentTag(documentId)] });
}
