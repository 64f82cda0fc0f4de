import { type Actor, inWrite, type Write } from '#features/core/access/index.server.ts';
import { documentTag } from '#features/core/documents/cache-tags.ts';
import type { Db } from '#features/database.server.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { pagesTag } from './cache-tags.ts';
import type { PageError } from './errors.ts';
import type { Page } from './page.ts';
import { PageTree } from './page-tree.ts';
import { depthOf, type MovedPage, moveSubtree, placePage } from './place-page.ts';
import { findAllPages, setDeleted, updatePage } from './store.server.ts';
import { freeSlug, lockTree, moveSubtreeTo, pageOrThrow, type TreeServices } from './write-page.server.ts';

/** Trashes a page with its descendants, which can be restored for 30 days. */
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

/**
 * Restores a page from the trash, with those below it that were trashed with it.
 * @param isElsewhere at another address where its own is in use, and on the first level where its parent was deleted
 */
export function restorePage(
  services: TreeServices,
  actor: Actor,
  id: number,
  { isElsewhere = false }: { isElsewhere?: boolean } = {},
): Promise<Result<Page, PageError>> {
  return inWrite(services, actor, 'edit-pages', async (write) => {
    const tree = await lockTree(write, services.engine);
    const page = tree.byId(id);
    if (!page || page.deletedAt === null) return fail('NOT_FOUND');
    const back = tree.trashedWith(page);
    const place = isElsewhere ? otherPlace(tree, page) : page;
    const moved = placeBranch(tree, page, place);
    if (!moved.ok) return moved;
    if (place !== page) await updatePage(write.trx, id, { ...page, ...place }, write.now);
    // An address that another page has by now is not led away from it.
    const isTaken = ({ page: { paths } }: MovedPage) =>
      LANGUAGES.some((language) => tree.byPath(paths[language]) !== null);
    await moveSubtreeTo(write, moved.value, (each) => !isTaken(each));
    await setDeleted(
      write.trx,
      back.map((each) => each.id),
      null,
    );
    for (const each of back) recordDeletion(write, each, { before: each.deletedAt, after: null });
    return succeed(await pageOrThrow(write, id));
  });
}

/** Address in both languages at which a page of the trash can come back elsewhere; `null` where there is none either. */
export async function findOtherAddress(db: Db, id: number): Promise<Page['paths'] | null> {
  const tree = new PageTree(await findAllPages(db));
  const page = tree.byId(id);
  if (!page || page.deletedAt === null) return null;
  const moved = placeBranch(tree, page, otherPlace(tree, page));
  return moved.ok ? (moved.value[0]?.paths ?? null) : null;
}

/** Place where a page of the trash may come back: beside what took its address, or on the first level. */
function otherPlace(tree: PageTree, page: Page): Pick<Page, 'slug' | 'parentId'> {
  const parent = page.parentId === null ? null : tree.byId(page.parentId);
  const isThere = parent !== null && parent.deletedAt === null;
  const parentId = isThere ? page.parentId : null;
  const title = { de: page.slug?.de ?? page.title.de, en: page.slug?.en ?? null };
  return { parentId, slug: freeSlug(tree, { title, parentId }) };
}

/** The paths of a page of the trash and of all that comes back with it, if they may stand there. */
function placeBranch(
  tree: PageTree,
  page: Page,
  { slug, parentId }: Pick<Page, 'slug' | 'parentId'>,
): Result<MovedPage[], PageError> {
  const branch = new PageTree(tree.trashedWith(page).map((each) => ({ ...each, deletedAt: null })));
  // Its former place may have moved or be taken by now.
  const paths = placePage(tree, { slug, parentId, levels: depthOf(branch, page) });
  if (!paths.ok) return paths;
  const moved = moveSubtree(branch, page, paths.value);
  if (!moved.ok) return moved;
  const isTaken = moved.value.some((each) => LANGUAGES.some((language) => tree.byPath(each.paths[language])));
  return isTaken ? fail('PATH_TAKEN') : moved;
}

function recordDeletion(
  { record }: Write,
  { id, documentId }: Page,
  { before, after }: { before: string | null; after: string | null },
): void {
  const change = { before: { deleted_at: before }, after: { deleted_at: after } };
  record({ entity: 'pages', id, ...change, tags: [pagesTag(), documentTag(documentId)] });
}
