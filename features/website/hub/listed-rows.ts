import { ROWS_FROM } from '#features/core/navigation/index.ts';
import type { OutlinedPage, PageTree } from '#features/website/pages/index.server.ts';
import type { ListedPage } from './hub-places.ts';

const ROW_BATCH_SIZE = 100;
/** Rows of an opened branch that come along where its page would be the last row. */
const BRANCH_ROWS = 20;
/** Rows above one that has to be seen. */
const ROWS_ABOVE = 10;
const PLACE = /^([1-9]\d{0,8})\.(\d{1,9})\.(\d{1,9})$/;

/** The page that rows start with, and its position: paging continues there even if the page was deleted meanwhile. */
export type RowPlace = Pick<OutlinedPage, 'id' | 'position' | 'parentId'>;

/** The listed pages that are sent at once. */
export interface ListedRows {
  /** Those above the first come before it, though they were listed already. */
  rows: ListedPage[];
  /** Places for the address: of these rows, of those before and of those behind; `null` for the beginning of the list. */
  from: string | null;
  earlier: { from: string | null } | null;
  later: { from: string } | null;
  /** Numbers of the first and the last, and how many there are. */
  first: number;
  last: number;
  all: number;
}

/** The place that an address names; `null` for the beginning of the list. */
export function rowPlaceIn(query: URLSearchParams): RowPlace | null {
  const [, id, position, parentId] = PLACE.exec(query.get(ROWS_FROM) ?? '') ?? [];
  return id ? { id: Number(id), position: Number(position), parentId: Number(parentId) || null } : null;
}

/**
 * The rows from a place on.
 * @param seenId a page that has to be among them
 */
export function listedRows(
  tree: PageTree<OutlinedPage>,
  listed: readonly ListedPage[],
  { from, seenId }: { from: RowPlace | null; seenId: number | null },
): ListedRows {
  const asked = from === null ? 0 : startAt(tree, listed, from);
  const seen = listed.findIndex(({ page }) => page.id === seenId);
  const isSeen = seen === -1 || (seen >= asked && seen < asked + ROW_BATCH_SIZE);
  const start = isSeen ? asked : Math.max(0, Math.min(seen - ROWS_ABOVE, listed.length - ROW_BATCH_SIZE));
  const last = endOf(listed, start);
  const rows = listed.slice(start, last);
  const placeAt = (at: number) => {
    const page = listed[at]?.page;
    return page && at > 0 ? placeWords(page) : null;
  };
  const later = placeAt(last);
  return {
    rows: [...rowsAbove(tree, rows[0]), ...rows],
    from: placeAt(start),
    earlier: start === 0 ? null : { from: placeAt(Math.max(0, start - ROW_BATCH_SIZE)) },
    later: later === null ? null : { from: later },
    first: start + 1,
    last,
    all: listed.length,
  };
}

/** Ends not right behind an opened page: its first subpages come along, or opening it would show nothing. */
function endOf(listed: readonly ListedPage[], start: number): number {
  const end = Math.min(start + ROW_BATCH_SIZE, listed.length);
  const depth = listed[end - 1]?.depth ?? 0;
  const below = listed.slice(end, end + BRANCH_ROWS).findIndex((row) => row.depth <= depth);
  return below === -1 ? Math.min(end + BRANCH_ROWS, listed.length) : end + below;
}

const placeWords = ({ id, position, parentId }: RowPlace): string => `${id}.${position}.${parentId ?? 0}`;

function rowsAbove(tree: PageTree<OutlinedPage>, first: ListedPage | undefined): ListedPage[] {
  return first ? tree.above(first.page).map((page, depth) => ({ page, depth })) : [];
}

/**
 * Finds the index of a page among the listed ones, or of its ancestor if its branch was collapsed, or of the page that
 * follows if it was deleted.
 */
function startAt(tree: PageTree<OutlinedPage>, listed: readonly ListedPage[], from: RowPlace): number {
  const page =
    tree.byId(from.id) ??
    tree.childrenOf(from.parentId).find((each) => isBehind(each, from)) ??
    tree.byId(from.parentId ?? 0);
  const near = page ? [page, ...tree.above(page).toReversed()] : [];
  const places = near.map(({ id }) => listed.findIndex((each) => each.page.id === id));
  return places.find((at) => at !== -1) ?? 0;
}

/** Home is the first of all whatever its position. */
const isBehind = ({ siteName, position, id }: OutlinedPage, from: RowPlace): boolean =>
  siteName !== 'home' && (position > from.position || (position === from.position && id > from.id));
