import { describe, expect, it } from 'vitest';
import type { DocumentStanding } from '#features/core/documents/index.server.ts';
import type { ContentTree } from '#features/core/documents/index.ts';
import { hubDeeds } from '#features/website/hub/hub-deeds.ts';
import {
  askedBranches,
  branchesInAddress,
  openBranches,
  placements,
  placesOutside,
} from '#features/website/hub/hub-places.ts';
import { hubPlans } from '#features/website/hub/hub-plans.ts';
import { hubRow } from '#features/website/hub/hub-rows.ts';
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
const standing = (documentId: number, said: Partial<DocumentStanding> = {}): DocumentStanding => ({
  documentId,
  draft: text('<p>Eins</p>'),
  published: {},
  plans: [],
  changedAt: EARLIER,
  changedBy: { id: 7, name: 'Noor Haddad' },
  ...said,
});
const standings = (...all: DocumentStanding[]) => new Map(all.map((each) => [each.documentId, each]));
const rowsOf = (pages: Page[], ...all: DocumentStanding[]) => {
  const tree = new PageTree(pages);
  const known = { definitions: MODULES, standings: standings(...all), own: () => null, now: NOW };
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

  it('stay open through the links of the page, unless the tree is so small that all of it is shown', () => {
    expect(branchesInAddress(tree, null, openBranches(tree, null, [3]))).toBe('1.2');
    const small = new PageTree(many.slice(0, 4));
    expect(branchesInAddress(small, null, openBranches(small, null, []))).toBeNull();
  });

  it('are read from an address, which may say nonsense', () => {
    expect(askedBranches(new URLSearchParams('open=1.4'))).toEqual([1, 4]);
    expect(askedBranches(new URLSearchParams('open='))).toEqual([]);
    expect(askedBranches(new URLSearchParams('open=x.0.-1.1e3.7'))).toEqual([7]);
    expect(askedBranches(new URLSearchParams())).toBeNull();
  });
});

describe('the list of plans', () => {
  const plans = Array.from({ length: 120 }, (_, index) => ({
    at: `2026-12-01T00:${String(index % 60).padStart(2, '0')}:00.000Z`,
    page: somePage(index + 1),
    what: { kind: 'opens' as const },
  })).toSorted((one, other) => one.at.localeCompare(other.at));

  it('goes on behind a plan, though that one is gone meanwhile', () => {
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

describe('what is planned', () => {
  it('is told in its order: publishing, windows of pages and of modules, and nothing that is over', () => {
    const page = somePage(1, { onlineFrom: EARLIER, onlineTo: '2026-12-31T23:00:00.000Z' });
    const window = { online_from: '2026-12-24T05:00:00.000Z', online_to: EARLIER };
    const plans = hubPlans([page], {
      definitions: MODULES,
      planned: standings(
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

describe('what others did', () => {
  it('is told once for each person and page; who published has said more than that they changed it', () => {
    const deed = (documentId: number, id: number, name: string, published: 'de' | null = null) => ({
      documentId,
      by: { id, name },
      at: NOW,
      published,
    });
    const told = hubDeeds(
      [
        deed(1, 7, 'Noor'),
        deed(1, 7, 'Noor', 'de'),
        deed(2, 8, 'Jonas'),
        deed(2, 8, 'Jonas'),
        deed(99, 8, 'Jonas'),
      ],
      [somePage(1), somePage(2)],
    );
    expect(told.deeds.map(({ name, page, isPublished }) => [name, page.id, isPublished])).toEqual([
      ['Noor', 1, true],
      ['Jonas', 2, false],
    ]);
    expect(told.more).toBe(0);
  });

  it('is told in a few words, which say how much more there is; all of it for who asks', () => {
    const pages = [1, 2, 3, 4, 5, 6].map((each) => somePage(each));
    const read = pages.map(({ documentId }) => ({
      documentId,
      by: { id: 7, name: 'Noor' },
      at: NOW,
      published: null,
    }));
    expect(hubDeeds(read, pages)).toMatchObject({ deeds: { length: 4 }, more: 2 });
    expect(hubDeeds(read, pages, { isAll: true })).toMatchObject({ deeds: { length: 6 }, more: 0 });
    expect(hubDeeds(read.slice(0, 4), pages)).toMatchObject({ deeds: { length: 4 }, more: 0 });
  });
});

describe('where a page can go', () => {
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
