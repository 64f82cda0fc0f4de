import { OPEN_BRANCHES } from '#features/core/navigation/index.ts';
import type { OutlinedPage, PageTree } from '#features/website/pages/index.server.ts';
import type { Page } from '#features/website/pages/index.ts';

/** Pages of a venue whose whole tree is shown unless the address says otherwise. */
const WHOLE_TREE = 100;
const MAX_OPEN = 300;
const PAGE_ID = /^[1-9]\d{0,8}$/;

type Tree = Pick<PageTree<OutlinedPage>, 'childrenOf' | 'subtree'>;

/** A page that another one can be put below. */
export interface HubPlace extends Pick<Page, 'id' | 'title' | 'siteName'> {
  depth: number;
}

/** Position of a page among the rows. */
export interface Placement {
  id: number;
  depth: number;
  /** The pages beside it that it can be moved before: up (`before`), or down, over the next one. */
  moves: { parentId: number | null; up: number | null; down: { beforeId: number | null } | null };
  /** Its branch where pages are below it, with the branches that are open after it is opened or closed. */
  branch: { pages: number; isOpen: boolean; toggled: string; documents: number[] } | null;
}

/** The branches that an address names; `null` where it leaves the choice to the size of the tree. */
export function openBranchesIn(query: URLSearchParams): number[] | null {
  const asked = query.get(OPEN_BRANCHES);
  return asked === null
    ? null
    : asked
        .split('.')
        .filter((id) => PAGE_ID.test(id))
        .slice(0, MAX_OPEN)
        .map(Number);
}

/**
 * The branches that are open: those asked for, or all of a small tree, and those above pages that have to be seen.
 * @param seen ids of these pages
 */
export function openBranches(
  tree: PageTree<OutlinedPage>,
  asked: readonly number[] | null,
  seen: readonly number[],
): Set<number> {
  const all = tree.all().map(({ id }) => id);
  const chosen = asked ?? (all.length <= WHOLE_TREE ? all : []);
  const above = seen.flatMap((id) => {
    const page = tree.byId(id);
    return page ? tree.above(page).map((each) => each.id) : [];
  });
  return new Set([...chosen, ...above].filter((id) => tree.childrenOf(id).length > 0));
}

/** Part of an address that names the open branches; `null` where it need not, since a small tree is shown whole. */
export function branchesInAddress(
  tree: PageTree<OutlinedPage>,
  asked: readonly number[] | null,
  open: ReadonlySet<number>,
): string | null {
  return asked === null && tree.all().length <= WHOLE_TREE ? null : [...open].join('.');
}

/** A page of an open branch, with how deep it is in the tree. */
export interface ListedPage {
  page: OutlinedPage;
  depth: number;
}

/** The pages of the open branches, each before those below it. */
export function listedPages(
  tree: Tree,
  open: ReadonlySet<number>,
  { parentId = null, depth = 0 }: { parentId?: number | null; depth?: number } = {},
): ListedPage[] {
  return tree
    .childrenOf(parentId)
    .flatMap((page) => [
      { page, depth },
      ...(open.has(page.id) ? listedPages(tree, open, { parentId: page.id, depth: depth + 1 }) : []),
    ]);
}

/** A page that is listed beside the tree, so that nothing is opened below it. */
export function foundPlacement(tree: Tree, page: OutlinedPage): Placement {
  return { id: page.id, depth: 0, moves: movesOf(tree, page), branch: null };
}

/** Position of a listed page among the rows. */
export function placementOf(tree: Tree, { page, depth }: ListedPage, open: ReadonlySet<number>): Placement {
  const { id } = page;
  const pages = tree.childrenOf(id).length;
  const isOpen = open.has(id);
  const toggled = isOpen ? [...open].filter((each) => each !== id) : [...open, id];
  const documents = isOpen
    ? []
    : tree
        .subtree(page)
        .slice(1)
        .map(({ documentId }) => documentId);
  const branch = { pages, isOpen, toggled: toggled.join('.'), documents };
  return { id, depth, moves: movesOf(tree, page), branch: pages === 0 ? null : branch };
}

function movesOf(tree: Tree, { id, parentId }: OutlinedPage): Placement['moves'] {
  const siblings = tree.childrenOf(parentId);
  const index = siblings.findIndex((each) => each.id === id);
  return {
    parentId,
    up: siblings[index - 1]?.id ?? null,
    down: index + 1 < siblings.length ? { beforeId: siblings[index + 2]?.id ?? null } : null,
  };
}

/** Places a page of the tree can go to: not below itself, nor below what is below it. */
export function placesOutside<P extends { id: number; depth: number }>(
  tree: readonly P[],
  { id }: { id: number },
): P[] {
  const from = tree.findIndex((each) => each.id === id);
  const depth = tree[from]?.depth ?? 0;
  const behind = tree.findIndex((each, at) => at > from && each.depth <= depth);
  return tree.filter((_, at) => at < from || (behind !== -1 && at >= behind));
}
