import { LANGUAGES, type Language } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { PageError } from './errors.ts';
import type { Page } from './page.ts';
import { isReservedPath, pathsBelow } from './page-paths.ts';
import type { PageTree } from './page-tree.ts';

/** Characters of a path: as long as a redirect to it may be. */
const MAX_PATH_LENGTH = 400;
const MAX_DEPTH = 6;

type Paths = Record<Language, string>;

/**
 * The paths of a page with this slug below this parent, if they are valid.
 * @param page the page itself when it is moved
 * @param levels its depth with its descendants
 */
export function placePage(
  tree: PageTree,
  {
    slug,
    parentId,
    page = null,
    levels = page ? depthOf(tree, page) : 1,
  }: { slug: Page['slug']; parentId: number | null; page?: Page | null; levels?: number },
): Result<Paths, PageError> {
  if (slug === null) return fail('BELONGS_TO_THE_SITE');
  const parent = parentId === null ? null : tree.byId(parentId);
  if (parentId !== null && (!parent || parent.deletedAt !== null)) return fail('NO_SUCH_PARENT');
  // Pages right below the home page have no parent.
  if (parent?.siteName === 'home') return fail('NO_SUCH_PARENT');
  if (parent && page && [...tree.above(parent), parent].some(({ id }) => id === page.id))
    return fail('NO_SUCH_PARENT');
  const depth = (parent ? tree.above(parent).length + 1 : 0) + levels;
  if (depth > MAX_DEPTH) return fail('TOO_DEEP');
  const paths = pathsBelow(parent?.paths ?? null, slug);
  for (const language of LANGUAGES) {
    if (paths[language].length > MAX_PATH_LENGTH) return fail('PATH_TOO_LONG');
    if (isReservedPath(paths[language])) return fail('PATH_RESERVED');
    const there = tree.byPath(paths[language])?.page;
    if (there && there.id !== page?.id) return fail('PATH_TAKEN');
  }
  return succeed(paths);
}

/** Depth of a page with its descendants. */
export function depthOf(tree: PageTree, page: Page): number {
  return 1 + Math.max(0, ...tree.childrenOf(page.id).map((child) => depthOf(tree, child)));
}

/** A page that moved, or one below it. */
export interface MovedPage {
  page: Page;
  paths: Paths;
}

/** The new paths of a page and of all below it when it moves to `paths`. */
export function moveSubtree(tree: PageTree, page: Page, paths: Paths): Result<MovedPage[], PageError> {
  const moved: MovedPage[] = [{ page, paths }];
  for (const child of tree.childrenOf(page.id)) {
    if (child.slug === null) continue;
    const below = moveSubtree(tree, child, pathsBelow(paths, child.slug));
    if (!below.ok) return below;
    moved.push(...below.value);
  }
  const isTooLong = moved.some((each) =>
    LANGUAGES.some((language) => each.paths[language].length > MAX_PATH_LENGTH),
  );
  if (isTooLong) return fail('PATH_TOO_LONG');
  const isReserved = moved.some((each) => LANGUAGES.some((language) => isReservedPath(each.paths[language])));
  return isReserved ? fail('PATH_RESERVED') : succeed(moved);
}
