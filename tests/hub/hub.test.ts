import { describe, expect, it } from 'vitest';
import type { DocumentStatus } from '#features/core/documents/index.server.ts';
import type { ContentTree } from '#features/core/documents/index.ts';
import { hubActivity } from '#features/website/hub/hub-activity.ts';
import {
  branchesInAddress,
  listedPages,
  openBranches,
  openBranchesIn,
  placementOf,
  placesOutside,
} from '#features/website/hub/hub-places.ts';
import { hubPlans } from '#features/website/hub/hub-plans.ts';
import { hubRow } from '#features/website/hub/hub-rows.ts';
import { listedRows, rowPlaceIn } from '#features/website/hub/listed-rows.ts';
import { planPlaceIn, plansFrom } from '#features/website/hub/plan-place.ts';
import { MODULES } from '#features/website/modules/index.ts';
import type { Page } from '#features/website/pages/index.ts';
import { somePage } from '#features/website/pages/page.fixture.ts';
import { PageTree } from '#features/website/pages/page-tree.ts';

const NOW = '2026-11-22T10:00:00.000Z';
const LATER = '2026-12-01T05:00:00.000Z';
const EARLIER = '2026-11-01T05:00:00.000Z';

const text = (de: string, en: string | null = null, more: object = {}): ContentTree => ({
  modules: [
    {
      id: 'a',
      type: 'text',
      version: 1,
      data: {},
      text: { de: { content: de }, en: en === null ? {} : { content: en } },
      ...more,
    },
  ],
});
const standing = (documentId: number, said: Partial<DocumentStatus> = {}): DocumentStatus => ({
  documentId,
  draft: text('<p>Eins</p>'),
  published: {},
  plans: [],
  changedAt: EARLIER,
  changedBy: { id: 7, name: 'Noor Haddad' },
  ...said,
});
const statuses = (...all: DocumentStatus[]) => new Map(all.map((each) => [each.documentId, each]));
const placements = (tree: PageTree, open: ReadonlySet<number>) =>
  listedPages(tree, open).map((each) => placementOf(tree, each, open));
const rowsOf = (pages: Page[], ...all: DocumentStatus[]) => {
  const tree = new PageTree(pages);
  const known = { definitions: MODULES, statuses: statuses(...all), own: () => null, now: NOW };
  return placements(tree, openBranches(tree, null, [])).map((placed) =>
    hubRow(tree.byId(placed.id) ?? somePage(0), placed, known),
  );
};

describe('the tree of the hub', () => {
  it('has each page before those below it, with the places it can be moved to', () => {
    const pages = [somePage(1), somePage(2, { parentId: 1 }), somePage(3), somePage(4)];
    const rows = rowsOf(pages, ...pages.map(({ documentId }) => standing(documentId)));
    expect(rows.map(({ id, depth }) => [id, depth])).toEqual([
      [1, 0],
      [2, 1],
      [3, 0],
      [4, 0],
    ]);
    expect(rows[0]?.moves).toEqual({ parentId: null, up: null, down: { beforeId: 4 } });
    expect(rows[2]?.moves).toEqual({ parentId: null, up: 1, down: { beforeId: null } });
    expect(rows[3]?.moves).toEqual({ parentId: null, up: 3, down: null });
  });

  it('says of each language how far the page is, and that visitors cannot see it at all', () => {
    const published = text('<p>Eins</p>', '<p>One</p>');
    const pages = [somePage(1), somePage(2, { isOnline: false }), somePage(3, { onlineFrom: LATER })];
    const rows = rowsOf(
      pages,
      standing(1, { draft: text('<p>Neu</p>', '<p>One</p>'), published: { de: published, en: published } }),
      standing(2, { published: { de: published } }),
      standing(3),
    );
    expect(rows.map(({ states }) => [states.de.state, states.en.state])).toEqual([
      ['changed', 'live'],
      ['offline', 'offline'],
      ['planned', 'planned'],
    ]);
  });

  it('names who changed the content last, and nobody where the page itself was changed later', () => {
    const pages = [somePage(1, { updatedAt: '2026-10-01T08:00:00.000Z' }), somePage(2, { updatedAt: NOW })];
    const rows = rowsOf(pages, standing(1), standing(2));
    expect(rows.map(({ changedBy, changedAt }) => [changedBy, changedAt])).toEqual([
      ['Noor Haddad', EARLIER],
      [null, NOW],
    ]);
  });
});

describe('the branches of a large tree', () => {
  const many = [
    ...Array.from({ length: 150 }, (_, index) => somePage(index + 10)),
    somePage(1),
    somePage(2, { parentId: 1 }),
    somePage(3, { parentId: 2 }),
    somePage(4),
    somePage(5, { parentId: 4 }),
  ];
  const tree = new PageTree(many);
  const shown = (asked: number[] | null, seen: number[] = []) =>
    placements(tree, openBranches(tree, asked, seen)).filter(({ id }) => id < 10);

  it('are closed at first, each with the documents below it', () => {
    expect(shown(null).map(({ id }) => id)).toEqual([1, 4]);
    expect(shown(null)[0]?.branch).toEqual({ pages: 1, isOpen: false, toggled: '1', documents: [2, 3] });
  });

  it('open one by one, and those above a page that has to be seen', () => {
    expect(shown([1]).map(({ id }) => id)).toEqual([1, 2, 4]);
    expect(shown([1])[0]?.branch).toMatchObject({ isOpen: true, toggled: '', documents: [] });
    expect(shown([], [3]).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  it('remain open through the links of the page, unless the tree is so small that all of it is shown', () => {
    expect(branchesInAddress(tree, null, openBranches(tree, null, [3]))).toBe('1.2');
    const small = new PageTree(many.slice(0, 4));
    expect(branchesInAddress(small, null, openBranches(small, null, []))).toBeNull();
  });

  it('are read from an address, which may say nonsense', () => {
    expect(openBranchesIn(new URLSearchParams('open=1.4'))).toEqual([1, 4]);
    expect(openBranchesIn(new URLSearchParams('open='))).toEqual([]);
    expect(openBranchesIn(new URLSearchParams('open=x.0.-1.1e3.7'))).toEqual([7]);
    expect(openBranchesIn(new URLSearchParams())).toBeNull();
  });
});

describe('the rows of a large tree', () => {
  const pages = [
    ...Array.from({ length: 150 }, (_, index) => somePage(index + 1)),
    ...Array.from({ length: 130 }, (_, index) => somePage(index + 201, { parentId: 150 })),
    somePage(151),
  ];
  const part = (
    query: string,
    {
      within = pages,
      open = new Set([150]),
      seenId = null,
    }: { within?: Page[]; open?: Set<number>; seenId?: number | null } = {},
  ) => {
    const tree = new PageTree(within);
    const from = rowPlaceIn(new URLSearchParams(query));
    return listedRows(tree, listedPages(tree, open), { from, seenId });
  };
  const ids = ({ rows }: ReturnType<typeof part>) => rows.map(({ page }) => page.id);
  const query = (to: { from: string | null } | null) => (to?.from ? `from=${to.from}` : '');

  it('come in parts that hold each page once, those within a branch below what is above them', () => {
    const first = part('');
    const second = part(query(first.later));
    const third = part(query(second.later));
    expect([first, second, third].map((each) => [each.first, each.last, each.all])).toEqual([
      [1, 100, 281],
      [101, 200, 281],
      [201, 281, 281],
    ]);
    expect([...ids(first), ...ids(second), ...ids(third).slice(1)]).toEqual(
      listedPages(new PageTree(pages), new Set([150])).map(({ page }) => page.id),
    );
    expect(third.rows[0]).toMatchObject({ page: { id: 150 }, depth: 0 });
    expect(third.later).toBeNull();
    expect(ids(part(query(third.earlier)))).toEqual(ids(second));
    expect([second.earlier, first.earlier]).toEqual([{ from: null }, null]);
  });

  it('bring the first subpages of a page that is opened in the last row', () => {
    const few = [...pages.slice(0, 100), somePage(901, { parentId: 100 }), somePage(902, { parentId: 100 })];
    const first = part('', { within: few, open: new Set([100]) });
    expect(ids(first).slice(-3)).toEqual([100, 901, 902]);
    expect(first).toMatchObject({ last: 102, all: 102, later: null });
    const many = [
      ...pages.slice(0, 101),
      ...Array.from({ length: 50 }, (_, index) => somePage(1000 + index, { parentId: 100, position: index })),
    ];
    const open = new Set([100]);
    const rest = part(query(part('', { within: many, open }).later), { within: many, open });
    expect([rest.first, rest.rows[0]?.page.id]).toEqual([121, 100]);
  });

  it('continue at their position though pages are new, deleted or in a closed branch meanwhile', () => {
    const { later } = part('');
    const next = part(query(later)).rows[0]?.page.id;
    expect(next).toBe(101);
    const more = [somePage(900, { position: 0 }), ...pages];
    expect(ids(part(query(later), { within: more }))[0]).toBe(101);
    const fewer = pages.filter(({ id }) => id !== 101);
    expect(ids(part(query(later), { within: fewer }))[0]).toBe(102);
    const inBranch = part('from=230.230.150');
    expect(ids(inBranch).slice(0, 2)).toEqual([150, 230]);
    expect(ids(part('from=230.230.150', { open: new Set() }))).toEqual([150, 151]);
    expect(ids(part('from=999.999.150'))).toEqual(ids(part('from=150.150.0')));
    expect(ids(part('from=999.999.0'))[0]).toBe(1);
  });

  it('hold a page that has to be seen, and begin at the beginning for nonsense', () => {
    const seen = part('', { seenId: 330 });
    expect(ids(seen)).toContain(330);
    expect(seen.last).toBe(281);
    expect(ids(part('from=101.101.0', { seenId: 150 }))[0]).toBe(101);
    for (const nonsense of ['x', '0.0.0', '-1.2.3', `${'9'.repeat(30)}.1.1`])
      expect(part(`from=${nonsense}`).first).toBe(1);
  });
});

describe('the list of plans', () => {
  const plans = Array.from({ length: 120 }, (_, index) => ({
    at: `2026-12-01T00:${String(index % 60).padStart(2, '0')}:00.000Z`,
    page: somePage(index + 1),
    what: { kind: 'opens' as const },
  })).toSorted((one, other) => one.at.localeCompare(other.at));

  it('continues after a plan, though that one was deleted meanwhile', () => {
    const first = plansFrom(plans, null);
    const after = planPlaceIn(new URLSearchParams(first.next ?? {}));
    const second = plansFrom(plans, after);
    const third = plansFrom(plans, planPlaceIn(new URLSearchParams(second.next ?? {})));
    expect([...first.shown, ...second.shown, ...third.shown]).toEqual(plans);
    expect(third.next).toBeNull();
    const others = plans.filter((plan) => plan !== first.shown.at(-1));
    expect(plansFrom(others, after).shown[0]?.at).toBe('2026-12-01T00:25:00.000Z');
  });
});

describe('plans', () => {
  it('lists in order: publishing, windows of pages and of modules, and nothing that is over', () => {
    const page = somePage(1, { onlineFrom: EARLIER, onlineTo: '2026-12-31T23:00:00.000Z' });
    const window = { online_from: '2026-12-24T05:00:00.000Z', online_to: EARLIER };
    const plans = hubPlans([page], {
      definitions: MODULES,
      planned: statuses(
        standing(1, {
          published: { de: text('<p>Frohe Weihnachten</p>', null, window) },
          plans: [
            { id: 5, language: 'de', versionId: 9, startsAt: LATER },
            { id: 6, language: 'en', versionId: null, startsAt: '2027-01-01T00:00:00.000Z' },
          ],
        }),
      ),
      now: NOW,
      language: 'de',
    });
    expect(plans.map(({ what }) => what)).toEqual([
      { kind: 'publish', language: 'de', documentId: 1, planId: 5 },
      { kind: 'appears', module: 'Frohe Weihnachten' },
      { kind: 'closes' },
      { kind: 'unpublish', language: 'en', documentId: 1, planId: 6 },
    ]);
  });
});

describe('activity of others', () => {
  it('lists each person and page once; publishing includes changing it', () => {
    const documentActivity = (
      documentId: number,
      id: number,
      name: string,
      published: 'de' | null = null,
    ) => ({
      documentId,
      by: { id, name },
      at: NOW,
      published,
    });
    const activity = hubActivity(
      [
        documentActivity(1, 7, 'Noor'),
        documentActivity(1, 7, 'Noor', 'de'),
        documentActivity(2, 8, 'Jonas'),
        documentActivity(2, 8, 'Jonas'),
        documentActivity(99, 8, 'Jonas'),
      ],
      [somePage(1), somePage(2)],
    );
    expect(activity.entries.map(({ name, page, isPublished }) => [name, page.id, isPublished])).toEqual([
      ['Noor', 1, true],
      ['Jonas', 2, false],
    ]);
    expect(activity.more).toBe(0);
  });

  it('is summed up in a few words, which say how much more there is; all of it on request', () => {
    const pages = [1, 2, 3, 4, 5, 6].map((each) => somePage(each));
    const read = pages.map(({ documentId }) => ({
      documentId,
      by: { id: 7, name: 'Noor' },
      at: NOW,
      published: null,
    }));
    expect(hubActivity(read, pages)).toMatchObject({ entries: { length: 4 }, more: 2 });
    expect(hubActivity(read, pages, { isAll: true })).toMatchObject({ entries: { length: 6 }, more: 0 });
    expect(hubActivity(read.slice(0, 4), pages)).toMatchObject({ entries: { length: 4 }, more: 0 });
  });
});

describe('valid targets of a page', () => {
  const tree = [
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 1],
    [5, 0],
  ].map(([id = 0, depth = 0]) => ({ id, depth }));
  const placesOf = (id: number) => placesOutside(tree, { id }).map((each) => each.id);

  it('is everywhere but below itself', () => {
    expect(placesOf(1)).toEqual([5]);
    expect(placesOf(2)).toEqual([1, 4, 5]);
    expect(placesOf(5)).toEqual([1, 2, 3, 4]);
  });
});
