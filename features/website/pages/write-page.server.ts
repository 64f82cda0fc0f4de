import { type Actor, inWrite, type Write, type WriteServices } from '#features/core/access/index.server.ts';
import { documentTag } from '#features/core/documents/cache-tags.ts';
import { copyDocument, createDocument, signOf } from '#features/core/documents/index.server.ts';
import type { ContentTree } from '#features/core/documents/index.ts';
import { findAssetsShown } from '#features/core/media/index.server.ts';
import { PAGE_CONTENT } from '#features/website/modules/index.server.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Engine } from '#platform/database/engine.ts';
import { lockWithin } from '#platform/database/locks.server.ts';
import { etagOf, matchesEtag } from '#platform/http/entity-tag.server.ts';
import { slugify } from '#platform/slugify.server.ts';
import { pagesTag } from './cache-tags.ts';
import type { PageError } from './errors.ts';
import type { Page, PageFacts } from './page.ts';
import { factsJson, MAX_SLUG_LENGTH } from './page-json.server.ts';
import { PageTree } from './page-tree.ts';
import { type MovedPage, moveSubtree, placePage } from './place-page.ts';
import { leaveRedirects } from './redirects/leave-redirects.server.ts';
import { findAllPages, findPageById, insertPage, updatePage, updatePaths } from './store.server.ts';

export type TreeServices = WriteServices & { engine: Engine };

/** More than a venue has, and a tree of them is still read at once. */
const MAX_PAGES = 5000;

/** Locks the tree until the transaction ends. */
export async function lockTree({ trx }: Write, engine: Engine): Promise<PageTree> {
  await lockWithin(trx, engine, 'pages', 0);
  return new PageTree(await findAllPages(trx));
}

interface NewContent {
  /** A page whose content it begins with. */
  copyOf?: number | null;
  content?: ContentTree;
  /** True if it is placed after all its existing siblings. */
  atEnd?: boolean;
}

/**
 * Makes a page: empty, with some content, or with that of another one (`copyOf`). Without a slug it gets one from its title, and a number
 * behind it where that is taken.
 */
export function createPage(
  services: TreeServices,
  actor: Actor,
  facts: PageFacts,
  wanted: NewContent = {},
): Promise<Result<Page, PageError>> {
  return inWrite(services, actor, 'edit-pages', async (write) =>
    createWithin(write, actor, await lockTree(write, services.engine), facts, wanted),
  );
}

/** The same within a transaction that holds the tree. */
export async function createWithin(
  write: Write,
  actor: Actor,
  tree: PageTree,
  facts: PageFacts,
  { copyOf = null, content, atEnd = false }: NewContent,
): Promise<Result<Page, PageError>> {
  const { trx, now, record } = write;
  if (tree.all().length >= MAX_PAGES) return fail('TOO_MANY');
  const model = copyOf === null ? null : tree.byId(copyOf);
  if (copyOf !== null && !model) return fail('NOT_FOUND');
  if (!(await pictureExists(write, facts.ogImageId))) return fail('NO_SUCH_PICTURE');
  const slug = facts.slug ?? freeSlug(tree, facts);
  const paths = placePage(tree, { slug, parentId: facts.parentId });
  if (!paths.ok) return paths;
  const sign = signOf(actor, now);
  const documentId = model
    ? // The built-in content of the other page cannot be edited here.
      await copyDocument(trx, model.documentId, sign, PAGE_CONTENT.type)
    : await createDocument(trx, sign, content);
  const place = { documentId, siteName: null, paths: paths.value, now };
  const position = atEnd ? endBelow(tree, facts.parentId) : facts.position;
  const id = await insertPage(trx, { ...facts, slug, position }, place);
  const page = await pageOrThrow(write, id);
  record({ entity: 'pages', id, before: null, after: factsJson(page), tags: [pagesTag()] });
  return succeed(page);
}

const endBelow = (tree: PageTree, parentId: number | null): number =>
  1 + Math.max(-1, ...tree.childrenOf(parentId).map(({ position }) => position));

/** A slug from the title that is unique among siblings, cut to the maximum length. */
export function freeSlug(
  tree: PageTree,
  { title, parentId }: Pick<PageFacts, 'title' | 'parentId'>,
): NonNullable<Page['slug']> {
  const [de, en] = [slugify(title.de) || 'seite', slugify(title.en ?? '') || null];
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : `-${number}`;
    const cut = (words: string) =>
      words.slice(0, MAX_SLUG_LENGTH - suffix.length).replace(/-+$/, '') + suffix;
    const slug = { de: cut(de), en: en && cut(en) };
    const placed = placePage(tree, { slug, parentId });
    if (placed.ok || !['PATH_TAKEN', 'PATH_RESERVED'].includes(placed.error)) return slug;
  }
}

/**
 * Changes what is said of a page, if it is still in the state that `ifMatch` names. When it gets another path, what is below
 * it moves along, and every old path leads to the new one.
 */
export function changePage(
  services: TreeServices,
  actor: Actor,
  id: number,
  changes: Partial<PageFacts>,
  ifMatch: string,
): Promise<Result<Page, PageError>> {
  return inWrite(services, actor, 'edit-pages', async (write) => {
    const { trx, now, record } = write;
    const tree = await lockTree(write, services.engine);
    const before = tree.byId(id);
    if (!before || before.deletedAt !== null) return fail('NOT_FOUND');
    if (!matchesEtag(ifMatch, etagOf(factsJson(before)))) return fail('CHANGED');
    const after = { ...before, ...changes };
    if (after.onlineFrom && after.onlineTo && after.onlineFrom >= after.onlineTo)
      return fail('WINDOW_ENDS_FIRST');
    const isAnother = after.ogImageId !== before.ogImageId;
    if (isAnother && !(await pictureExists(write, after.ogImageId))) return fail('NO_SUCH_PICTURE');
    const isMoved = after.slug !== before.slug || after.parentId !== before.parentId;
    if (before.siteName !== null && (isMoved || !isAlwaysOnline(after))) return fail('BELONGS_TO_THE_SITE');
    if (isMoved) {
      const moved = await moveTo(write, tree, before, after);
      if (!moved.ok) return moved;
    }
    await updatePage(trx, id, after, now);
    const page = await pageOrThrow(write, id);
    const tags = [pagesTag(), documentTag(before.documentId)];
    record({ entity: 'pages', id, before: factsJson(before), after: factsJson(page), tags });
    return succeed(page);
  });
}

/** Tells if this picture can be used for shared links: none, or one of the library that may be shown. */
async function pictureExists({ trx, now }: Write, id: number | null): Promise<boolean> {
  if (id === null) return true;
  const { photos } = await findAssetsShown(trx, [id], { language: 'de', now });
  return photos[id] !== undefined;
}

/** Tells if a page is permanently available. Pages of the site map are: links all over the site lead to them. */
function isAlwaysOnline({ isOnline, isClickable, onlineFrom, onlineTo }: PageFacts): boolean {
  return isOnline && isClickable && onlineFrom === null && onlineTo === null;
}

/** Moves a page within the tree; its descendants move along, and every old path redirects to the new one. */
export async function moveTo(
  write: Write,
  tree: PageTree,
  page: Page,
  { slug, parentId }: Pick<Page, 'slug' | 'parentId'>,
): Promise<Result<null, PageError>> {
  const paths = placePage(tree, { slug, parentId, page });
  if (!paths.ok) return paths;
  const moved = moveSubtree(tree, page, paths.value);
  if (!moved.ok) return moved;
  await moveSubtreeTo(write, moved.value);
  return succeed(null);
}

/** Puts pages to their new paths, and leaves a redirect at every old one. */
export async function moveSubtreeTo(
  write: Write,
  moved: readonly MovedPage[],
  leavesRedirect: (moved: MovedPage) => boolean = () => true,
): Promise<void> {
  for (const each of moved) await updatePaths(write.trx, each.page.id, each.paths);
  await leaveRedirects(
    write,
    moved
      .filter(leavesRedirect)
      .flatMap((each) =>
        LANGUAGES.map((language) => ({ oldPath: each.page.paths[language], newPath: each.paths[language] })),
      ),
  );
}

export async function pageOrThrow({ trx }: Write, id: number): Promise<Page> {
  const page = await findPageById(trx, id);
  if (!page) throw new Error(`page ${id} not found after writing it`);
  return page;
}
