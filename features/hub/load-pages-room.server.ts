import { findDeedsOfOthers, findDocumentStandings } from '#features/content/index.server.ts';
import { searchText } from '#features/content/index.ts';
import type { Db } from '#features/database.server.ts';
import { MODULES, PAGE_CONTENT } from '#features/modules/index.server.ts';
import { hasRoute } from '#features/pages/index.ts';
import { foldedText } from '#lib/folded-text.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import { type HubDeeds, hubDeeds } from './hub-deeds.ts';
import { type HubPlan, hubPlans } from './hub-plans.ts';
import { type HubRow, hubRows } from './hub-rows.ts';
import type { HubFacts } from './read-hub.server.ts';
import { noteVisit } from './visit-store.server.ts';

/** What the room of pages shows. */
export interface PagesRoom {
  now: Instant;
  /** What was looked for; empty where all is shown. */
  query: string;
  rows: HubRow[];
  /** Every page, to choose a place from. */
  places: HubRow[];
  /** The page whose place is to be chosen; `null` where none is asked for, or it is not there to be moved. */
  moved: HubRow | null;
  plans: HubPlan[];
  /** Since when, and what others did. */
  since: Instant | null;
  told: HubDeeds;
  /** How many pages want a translation, and the first of them. */
  toTranslate: { missing: number; outdated: number; first: HubRow | null };
}

const DEEDS_READ = 200;

export async function loadPagesRoom(
  { db, clock }: { db: Db; clock: Clock },
  { tree, pages, planned }: HubFacts,
  {
    accountId,
    language,
    query,
    movedId,
    isAllTold,
  }: {
    accountId: number;
    language: Language;
    query: string;
    movedId: number | null;
    isAllTold: boolean;
  },
): Promise<PagesRoom> {
  const now = clock.now();
  const since = await noteVisit(db, accountId, now);
  const deeds = since === null ? [] : await findDeedsOfOthers(db, { accountId, since, atMost: DEEDS_READ });
  // No other room is made of what stands on all pages: reading it is much work in a large house.
  const documentIds = pages.map(({ documentId }) => documentId);
  const standings = await findDocumentStandings(db, documentIds, now);
  const all = hubRows((id) => tree.childrenOf(id), {
    definitions: MODULES,
    standings,
    own: (page) => (hasRoute(page) ? { modules: [PAGE_CONTENT] } : null),
    now,
  });
  const english = (state: string) => all.filter(({ states }) => states.en.state === state);
  const [missing, outdated] = [english('missing'), english('outdated')];
  return {
    now,
    query,
    rows: query === '' ? all : all.filter(isFound).map((row) => ({ ...row, depth: 0 })),
    places: all,
    moved: all.find(({ id, siteName }) => id === movedId && siteName === null) ?? null,
    plans: hubPlans(pages, { definitions: MODULES, planned, now, language }),
    since,
    told: hubDeeds(deeds, pages, { isAll: isAllTold }),
    toTranslate: {
      missing: missing.length,
      outdated: outdated.length,
      first: missing[0] ?? outdated[0] ?? null,
    },
  };

  function isFound({ id, title }: HubRow): boolean {
    const documentId = tree.byId(id)?.documentId;
    const draft = documentId === undefined ? undefined : standings.get(documentId)?.draft;
    const words = LANGUAGES.flatMap((each) => [
      title[each] ?? '',
      draft ? searchText(MODULES, draft, each, now) : '',
    ]);
    const wanted = foldedText(query);
    return words.some((text) => foldedText(text).includes(wanted));
  }
}
