import { findActivityOfOthers, findDocumentStatuses } from '#features/core/documents/index.server.ts';
import type { TreeView } from '#features/core/navigation/index.ts';
import type { Db } from '#features/database.server.ts';
import {
  findPageOutline,
  findPagesByIds,
  type OutlinedPage,
  PageTree,
} from '#features/website/pages/index.server.ts';
import type { Page } from '#features/website/pages/index.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import { findPagesToTranslate } from './english-states.server.ts';
import { type HubActivity, hubActivity } from './hub-activity.ts';
import {
  branchesInAddress,
  foundPlacement,
  type HubPlace,
  listedPages,
  openBranches,
  placementOf,
} from './hub-places.ts';
import { type HubRow, hubRow } from './hub-rows.ts';
import { type ListedRows, listedRows, type RowPlace } from './listed-rows.ts';
import { PAGE_STATES } from './page-content.server.ts';
import { searchPages } from './search-pages.server.ts';
import { noteVisit } from './visit-store.server.ts';

/** Content of the pages overview. */
export interface PagesOverview {
  now: Instant;
  /** Search query; empty if all pages are shown. */
  query: string;
  /** Pages of the open branches, or the first pages that were found. */
  rows: HubRow[];
  /** The visible pages of the open branches without a search. */
  part: Omit<ListedRows, 'rows'>;
  /** How many pages were found. */
  found: number;
  /** Shown part of the tree, for the addresses of the page. */
  view: TreeView;
  /** The pages that can be seen, to choose a place from. */
  places: HubPlace[];
  /** Some pages cannot be chosen, since they are not among those that are seen. */
  hasMorePlaces: boolean;
  /** The page whose place is to be chosen; `null` where none is asked for, or it is not there to be moved. */
  moved: MovedPage | null;
  /** Start of the period, and the changes of others. */
  since: Instant | null;
  activity: HubActivity;
  /** How many pages want a translation, and the first of them. */
  toTranslate: { missing: number; outdated: number; first: Pick<Page, 'title' | 'paths'> | null };
}

export type MovedPage = HubPlace & Pick<Page, 'parentId'>;

const MAX_ACTIVITY_READ = 200;
const MAX_FOUND = 100;

export async function loadPagesOverview(
  { db, clock }: { db: Db; clock: Clock },
  {
    accountId,
    query,
    asked,
    from,
    movedId,
    doneId,
    isAllShown,
    signal,
  }: {
    accountId: number;
    query: string;
    /** Branches that the address opens; `null` where it does not say. */
    asked: readonly number[] | null;
    /** Row at which the address starts the list; `null` if it names none. */
    from: RowPlace | null;
    movedId: number | null;
    /** A page that something was done with just now. */
    doneId: number | null;
    isAllShown: boolean;
    /** Ends a search that nobody waits for any more. */
    signal?: AbortSignal;
  },
): Promise<PagesOverview> {
  const now = clock.now();
  const since = await noteVisit(db, accountId, now);
  const documentActivity =
    since === null ? [] : await findActivityOfOthers(db, { accountId, since, atMost: MAX_ACTIVITY_READ });
  const tree = new PageTree(await findPageOutline(db));
  const open = openBranches(
    tree,
    asked,
    [movedId, doneId].filter((id) => id !== null),
  );
  const { rows: listed, ...part } = listedRows(tree, listedPages(tree, open), {
    from,
    seenId: doneId ?? (from === null ? movedId : null),
  });
  const placed = listed.map((each) => placementOf(tree, each, open));
  const hits = query === '' ? [] : await searchPages(db, tree.all(), { query, now, signal });
  const found = hits.slice(0, MAX_FOUND).map((page) => foundPlacement(tree, page));
  const translate = await findPagesToTranslate(db, tree.all(), now);
  const first = translate.missing[0] ?? translate.outdated[0];
  const didDocuments = new Set(documentActivity.map(({ documentId }) => documentId));
  const activePages = tree.all().filter(({ documentId }) => didDocuments.has(documentId));
  const toMove = movedId === null ? null : tree.byId(movedId);
  const pages = await readPages(
    [...placed, ...found, ...activePages, first, toMove].filter((page) => !!page),
  );
  const shown = query === '' ? placed : found;
  const statuses = await findDocumentStatuses(
    db,
    shown.flatMap(({ id }) => pages.get(id)?.documentId ?? []),
    now,
  );
  const isBelow = (id: number, above: number | null) => {
    const page = tree.byId(id);
    return page !== null && [page, ...tree.above(page)].some((each) => each.id === above);
  };
  const seen = new Set(placed.map(({ id }) => id));
  const further = found.filter(({ id }) => !seen.has(id) && !isBelow(id, movedId));
  return {
    now,
    query,
    rows: shown.flatMap((placement) => {
      const page = pages.get(placement.id);
      return page ? [hubRow(page, placement, { ...PAGE_STATES, statuses, now })] : [];
    }),
    found: hits.length,
    part,
    view: { open: branchesInAddress(tree, asked, open), from: part.from },
    places: [...placed, ...further].flatMap(placeOf),
    hasMorePlaces: placed.length + further.length < tree.all().length,
    moved: toMove && movedOf(toMove),
    since,
    activity: hubActivity(
      documentActivity,
      activePages.flatMap(({ id }) => pages.get(id) ?? []),
      { isAll: isAllShown },
    ),
    toTranslate: {
      missing: translate.missing.length,
      outdated: translate.outdated.length,
      first: (first && pages.get(first.id)) ?? null,
    },
  };

  async function readPages(wanted: readonly { id: number }[]): Promise<Map<number, Page>> {
    const ids = [...new Set(wanted.map(({ id }) => id))];
    return new Map((await findPagesByIds(db, ids)).map((page) => [page.id, page]));
  }

  function placeOf({ id, depth }: { id: number; depth: number }): HubPlace[] {
    const page = pages.get(id);
    return page ? [{ id, depth, title: page.title, siteName: page.siteName }] : [];
  }

  function movedOf(at: OutlinedPage): MovedPage | null {
    const page = pages.get(at.id);
    return page?.siteName === null ? { ...page, depth: tree.above(at).length } : null;
  }
}
