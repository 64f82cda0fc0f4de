import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Actor } from '#features/core/access/index.server.ts';
import { findDraft } from '#features/core/documents/draft-store.server.ts';
import { editDocument } from '#features/core/documents/edit-document.server.ts';
import type { ModuleNode, Operation } from '#features/core/documents/index.ts';
import { findDocumentsWithPlans } from '#features/core/documents/publication-store.server.ts';
import { publishDocument } from '#features/core/documents/publish-document.server.ts';
import { loadPagesOverview } from '#features/website/hub/load-pages-overview.server.ts';
import { PAGE_PATTERNS, patternContent } from '#features/website/hub/page-patterns.ts';
import { readHub } from '#features/website/hub/read-hub.server.ts';
import { MODULES } from '#features/website/modules/index.server.ts';
import { copyPage } from '#features/website/pages/copy-page.server.ts';
import { findRedirect } from '#features/website/pages/index.server.ts';
import { movePage } from '#features/website/pages/move-page.server.ts';
import type { Page } from '#features/website/pages/page.ts';
import { newFacts, pageChanges } from '#features/website/pages/page-json.server.ts';
import { findAllPages, findTrashedPages } from '#features/website/pages/store.server.ts';
import { trashPage } from '#features/website/pages/trash-page.server.ts';
import { createPage } from '#features/website/pages/write-page.server.ts';
import { contentServices } from '#server/services/content-services.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const NOW = '2026-11-20T08:00:00.000Z';
const MIA: Actor = { id: 1, role: 'editor' };
const NOOR: Actor = { id: 2, role: 'editor' };

describeOnEngines('the hub', (engine) => {
  let test: TestServices;

  beforeEach(async () => {
    test = await openTestServices(engine, { now: NOW });
    await signInAs(test.services, 'editor');
    await signInAs(test.services, 'editor', 'noor@haus.example');
  });
  afterEach(() => test.close());

  async function create(de: string, parentId: number | null = null): Promise<Page> {
    const facts = { ...newFacts({ title: { de, en: null } }), parentId };
    const made = await createPage(test.services, MIA, facts, { atEnd: true });
    if (!made.ok) throw new Error(made.error);
    return made.value;
  }
  function hubPage(wanted: { query?: string; movedId?: number; asked?: number[]; doneId?: number } = {}) {
    const view = { accountId: 1, query: '', asked: null, from: null, movedId: null, doneId: null };
    return loadPagesOverview(test.services, { ...view, isAllShown: false, ...wanted });
  }
  async function publish({ documentId }: Page, node: ModuleNode) {
    const services = contentServices(test.services);
    const operations: Operation[] = [{ op: 'insert', place: 'root/main', index: 0, node }];
    const edited = await editDocument(services, MIA, { documentId, baseVersion: 1, operations });
    expect(edited).toMatchObject({ ok: true });
    const done = await publishDocument(services, MIA, { documentId, baseVersion: 2, languages: ['de'] });
    expect(done).toMatchObject({ ok: true });
  }
  const text = (de: string): ModuleNode => ({
    ...{ id: 'a', type: 'text', version: 1, data: {} },
    text: { de: { content: de }, en: {} },
  });
  const ours = async (query = '') =>
    (await hubPage({ query })).rows.filter(({ siteName }) => siteName === null).map(({ title }) => title.de);

  it('moves pages by hand: up, down, below another one, with a redirect from where they were', async () => {
    const [first, second, third] = [await create('Eins'), await create('Zwei'), await create('Drei')];
    expect(await ours()).toEqual(['Eins', 'Zwei', 'Drei']);
    const move = (page: Page, parentId: number | null, beforeId: number | null) =>
      movePage(test.services, MIA, page.id, { parentId, beforeId });
    await move(third, null, first.id);
    expect(await ours()).toEqual(['Drei', 'Eins', 'Zwei']);
    await move(third, null, null);
    expect(await ours()).toEqual(['Eins', 'Zwei', 'Drei']);
    expect(await move(second, third.id, null)).toMatchObject({ ok: true });
    expect(await ours()).toEqual(['Eins', 'Drei', 'Zwei']);
    expect(await findRedirect(test.services.db, '/de/zwei')).toBe('/de/drei/zwei');
    expect(await move(third, second.id, null)).toEqual({ ok: false, error: 'NO_SUCH_PARENT' });
    expect(await movePage(test.services, MIA, 9999, { parentId: null, beforeId: null })).toEqual({
      ok: false,
      error: 'NOT_FOUND',
    });
  });

  it('lets pages of the site change their order, and nothing else', async () => {
    const { rows } = await hubPage();
    const calendar = rows.find(({ siteName }) => siteName === 'calendar');
    const place = await create('Eins');
    const below = { parentId: place.id, beforeId: null };
    expect(await movePage(test.services, MIA, calendar?.id ?? 0, below)).toEqual({
      ok: false,
      error: 'BELONGS_TO_THE_SITE',
    });
    expect(await copyPage(test.services, MIA, calendar?.id ?? 0)).toEqual({
      ok: false,
      error: 'BELONGS_TO_THE_SITE',
    });
    expect(
      await movePage(test.services, MIA, calendar?.id ?? 0, { parentId: null, beforeId: null }),
    ).toMatchObject({
      ok: true,
    });
  });

  it('offers another place for pages that are there and may be moved', async () => {
    const page = await create('Eins');
    expect((await hubPage()).moved).toBeNull();
    expect((await hubPage({ movedId: page.id })).moved).toMatchObject({ title: { de: 'Eins' } });
    // Whatever is looked for in the tree beside it.
    expect((await hubPage({ movedId: page.id, query: 'nirgends' })).moved).toMatchObject({ id: page.id });
    const calendar = (await hubPage()).rows.find(({ siteName }) => siteName === 'calendar');
    expect((await hubPage({ movedId: calendar?.id ?? 0 })).moved).toBeNull();
    await trashPage(test.services, MIA, page.id);
    expect((await hubPage({ movedId: page.id })).moved).toBeNull();
  });

  it('copies what a page holds, at the end, in no menu', async () => {
    const pattern = PAGE_PATTERNS[1];
    if (!pattern) throw new Error('no pattern');
    const facts = { ...newFacts({ title: { de: 'Angebot', en: 'Offer' } }), inMenu: true };
    const made = await createPage(test.services, MIA, facts, { content: patternContent(pattern) });
    if (!made.ok) throw new Error(made.error);
    const copied = await copyPage(test.services, MIA, made.value.id);
    expect(copied).toMatchObject({
      ok: true,
      value: { title: { de: 'Angebot (Kopie)', en: 'Offer (copy)' }, inMenu: false },
    });
    const draft = copied.ok ? await findDraft(test.services.db, copied.value.documentId) : null;
    expect(draft?.content.modules.map(({ type }) => type)).toEqual(pattern.kinds);
  });

  it('copies what is below a page along, unseen, and titles that can be saved', async () => {
    const long = 'Wir '.repeat(50).trim();
    const created = await create(long);
    const team = await createPage(test.services, MIA, {
      ...newFacts({ title: { de: 'Team', en: null }, parent: created.id }),
      inMenu: true,
    });
    expect(team.ok).toBe(true);
    for (const number of [2, 3]) {
      const copied = await copyPage(test.services, MIA, created.id);
      if (!copied.ok) throw new Error(copied.error);
      const { title, slug } = copied.value;
      expect(title.de).toMatch(/…? \(Kopie\)$/);
      expect(pageChanges.safeParse({ title, slug }).success).toBe(true);
      expect(slug?.de).toMatch(new RegExp(`-${number}$`));
      const [below, ...rest] = (await findAllPages(test.services.db)).filter(
        ({ parentId }) => parentId === copied.value.id,
      );
      expect(rest).toEqual([]);
      expect(below).toMatchObject({ title: { de: 'Team' }, slug: { de: 'team' }, inMenu: false });
    }
  });

  it('finds pages by their titles and by their content', async () => {
    await create('Über die Mühle');
    await create('Anderes');
    expect(await ours('uber die')).toEqual(['Über die Mühle']);
    expect(await ours('nirgends')).toEqual([]);
  });

  it('tells what others did since one was here, and begins again after a pause', async () => {
    const page = await create('Presse');
    expect((await hubPage()).since).toBeNull();
    test.clock.set('2026-11-20T09:00:00.000Z');
    const wanted = { documentId: page.documentId, baseVersion: 1, languages: ['de' as const] };
    await publishDocument({ ...test.services, definitions: MODULES }, NOOR, wanted);
    test.clock.set('2026-11-20T10:00:00.000Z');
    expect(await hubPage()).toMatchObject({
      since: NOW,
      activity: { entries: [{ page: { id: page.id }, isPublished: true }], more: 0 },
    });
    // Still the same visit.
    test.clock.set('2026-11-20T10:20:00.000Z');
    expect((await hubPage()).since).toBe(NOW);
    test.clock.set('2026-11-20T12:00:00.000Z');
    expect(await hubPage()).toMatchObject({ since: '2026-11-20T10:20:00.000Z', activity: { entries: [] } });
  });

  it('reads no more of the content of pages than the modules that appear or end on schedule', async () => {
    const [plain, advent] = [await create('Immer'), await create('Advent')];
    await publish(plain, text('<p>Jeden Tag</p>'));
    const opens = '2026-12-01T08:00:00.000Z';
    await publish(advent, { ...text('<p>Vierundzwanzig Türen</p>'), online_from: opens });
    expect(await findDocumentsWithPlans(test.services.db, NOW)).toEqual([advent.documentId]);
    const { plans } = await readHub(test.services, 'de');
    expect(plans).toMatchObject([{ at: opens, page: { id: advent.id }, what: { kind: 'appears' } }]);
    await trashPage(test.services, MIA, advent.id);
    expect((await readHub(test.services, 'de')).plans).toEqual([]);
  });

  it('shows the branches that are open, and counts what wants English on all pages', async () => {
    const above = await create('Oben');
    const below = await create('Unten', above.id);
    await create('Ganz unten', below.id);
    const closed = await hubPage({ asked: [] });
    const titles = ({ rows }: typeof closed) =>
      rows.filter(({ siteName }) => siteName === null).map(({ title }) => title.de);
    expect(titles(closed)).toEqual(['Oben']);
    expect(closed.hasMorePlaces).toBe(true);
    expect(titles(await hubPage({ asked: [above.id] }))).toEqual(['Oben', 'Unten']);
    expect(titles(await hubPage({ asked: [], doneId: below.id }))).toEqual(['Oben', 'Unten']);
    expect(titles(await hubPage({ asked: [], query: 'ganz unten' }))).toEqual(['Ganz unten']);
    const { missing } = closed.toTranslate;
    await publish(below, {
      ...text('<p>Hallo</p>'),
      text: { de: { content: 'Ja' }, en: { content: 'Yes' } },
    });
    expect((await hubPage({ asked: [] })).toTranslate.missing).toBe(missing - 1);
  });

  it('shows in the trash what was put there, not what went with it', async () => {
    const created = await create('Haus');
    await create('Keller', created.id);
    await trashPage(test.services, MIA, created.id);
    test.clock.set('2026-11-20T09:00:00.000Z');
    await trashPage(test.services, MIA, (await create('Scheune')).id);
    const { db } = test.services;
    const [latest, ...others] = await findTrashedPages(db, { before: null, atMost: 1 });
    expect([latest?.title.de, others.length]).toEqual(['Scheune', 0]);
    const before = { deletedAt: latest?.deletedAt ?? '', id: latest?.id ?? 0 };
    const next = await findTrashedPages(db, { before, atMost: 9 });
    expect(next.map(({ title }) => title.de)).toEqual(['Haus']);
    expect((await readHub(test.services, 'de')).trashed).toBe(2);
    expect((await hubPage()).rows.some(({ title }) => title.de === 'Keller')).toBe(false);
  });
});
