import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Actor } from '#features/core/access/index.server.ts';
import { findDraft } from '#features/core/documents/draft-store.server.ts';
import { editDocument } from '#features/core/documents/edit-document.server.ts';
import type { Operation } from '#features/core/documents/index.ts';
import { publishDocument } from '#features/core/documents/publish-document.server.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { MODULES, PAGE_CONTENT } from '#features/website/modules/index.server.ts';
import { pagesTag } from '#features/website/pages/cache-tags.ts';
import { findCalendarHeadline } from '#features/website/pages/calendar-headline.server.ts';
import { ensureSitePages } from '#features/website/pages/ensure-site-pages.server.ts';
import { findMenuPages } from '#features/website/pages/find-menu-pages.server.ts';
import { type FreePage, findPage } from '#features/website/pages/find-page.server.ts';
import type { PageFacts } from '#features/website/pages/page.ts';
import { newFacts } from '#features/website/pages/page-json.server.ts';
import { isTextPage, SITE_PAGE_NAMES, type SitePageName } from '#features/website/pages/site-pages.ts';
import { findAllPages } from '#features/website/pages/store.server.ts';
import { trashPage } from '#features/website/pages/trash-page.server.ts';
import { changePage, createPage } from '#features/website/pages/write-page.server.ts';
import { parseConfig } from '#platform/config.server.ts';
import { contentServices } from '#server/services/content-services.server.ts';
import { openServices } from '#server/services/services.server.ts';
import { describeOnEngines, openTestDatabase } from '#tests/database/engines.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const MIA: Actor = { id: 1, role: 'editor' };

describeOnEngines('pages of the site', (engine) => {
  let test: TestServices;

  beforeEach(async () => {
    test = await openTestServices(engine);
  });
  afterEach(() => test.close());

  const find = async (name: SitePageName, language: 'de' | 'en' = 'de') =>
    (await findPage(test.services, pathTo(name, language))) as FreePage;
  const change = async (name: SitePageName, changes: Partial<PageFacts>) =>
    changePage(test.services, MIA, (await find(name)).page.id, changes, '*');
  const edit = async (name: SitePageName, index: number, content: string) => {
    const { documentId } = (await find(name)).page;
    const draft = await findDraft(test.services.db, documentId);
    const node = {
      id: content,
      type: 'headline',
      version: 1,
      data: { headline_level: 2 },
      text: { de: { content }, en: {} },
    };
    const edited = await editDocument(contentServices(test.services), MIA, {
      documentId,
      baseVersion: draft?.version ?? 0,
      operations: [{ op: 'insert', place: 'root/main', index, node }],
    });
    expect(edited).toMatchObject({ ok: true });
    return documentId;
  };
  const operate = (documentId: number, baseVersion: number, operation: Operation) =>
    editDocument(contentServices(test.services), MIA, { documentId, baseVersion, operations: [operation] });
  const publish = async (documentId: number, languages: ('de' | 'en')[]) => {
    const draft = await findDraft(test.services.db, documentId);
    const wanted = { documentId, baseVersion: draft?.version ?? 0, languages };
    const services = { ...test.services, definitions: MODULES };
    expect(await publishDocument(services, MIA, wanted)).toMatchObject({ ok: true });
  };

  it('have their record from the first start on, and no second one from the next', async () => {
    const names = async () => (await findAllPages(test.services.db)).map(({ siteName }) => siteName);
    expect((await names()).toSorted()).toEqual(SITE_PAGE_NAMES.toSorted());
    await ensureSitePages(test.services);
    expect(await names()).toHaveLength(SITE_PAGE_NAMES.length);
  });

  it('are read in both languages before anything of them is published', async () => {
    for (const name of SITE_PAGE_NAMES.filter((each) => !isTextPage(each))) {
      const found = await find(name, 'en');
      expect(found.isPublic, name).toBe(true);
      expect(found.alternates, name).toEqual({ de: pathTo(name, 'de'), en: pathTo(name, 'en') });
      if (name !== 'home') expect(found.shown.content.modules, name).toEqual([]);
    }
  });

  it('show what is published of their modules and no draft', async () => {
    const documentId = await edit('ensemble', 0, 'oben');
    expect((await find('ensemble')).shown.content.modules).toEqual([]);
    await publish(documentId, ['de']);
    const types = (page: FreePage) => page.shown.content.modules.map(({ type }) => type);
    expect(types(await find('ensemble'))).toEqual(['headline', 'page-content']);
    expect((await find('ensemble', 'en')).shown.language).toBe('de');
  });

  it('alone hold what stands for the content of a page, and may take it back in', async () => {
    const insert = { op: 'insert' as const, place: 'root/main' as const, index: 0, node: PAGE_CONTENT };
    const refused = {
      ok: false,
      error: { code: 'INVALID', errors: [{ type: 'page-content', code: 'not-allowed-here' }] },
    };
    const made = await createPage(test.services, MIA, newFacts({ title: { de: 'Frei', en: null } }));
    if (!made.ok) throw new Error(made.error);
    expect(await operate(made.value.documentId, 1, insert)).toMatchObject(refused);
    const pages = await findAllPages(test.services.db);
    // Legal texts are pages of the site that show nothing but their modules.
    const terms = pages.find(({ siteName }) => siteName === 'terms');
    expect(await operate(terms?.documentId ?? 0, 1, insert)).toMatchObject(refused);

    const { documentId } = (await find('ensemble')).page;
    expect((await operate(documentId, 1, { op: 'remove', id: 'page-content' })).ok).toBe(true);
    expect((await operate(documentId, 2, insert)).ok).toBe(true);
  });

  it('lend other pages what they hold, but not their built-in content', async () => {
    await edit('ensemble', 0, 'oben');
    const { id } = (await find('ensemble')).page;
    const facts = newFacts({ title: { de: 'Wie das Ensemble', en: null } });
    const made = await createPage(test.services, MIA, facts, { copyOf: id });
    if (!made.ok) throw new Error(made.error);
    const draft = await findDraft(test.services.db, made.value.documentId);
    expect(draft?.content.modules.map(({ type }) => type)).toEqual(['headline']);
  });

  it('cost no query the second time, and their change is seen at once', async () => {
    await find('calendar');
    const spy = vi.spyOn(test.services.db, 'selectFrom');
    await find('calendar');
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
    await change('calendar', { headline: { de: 'Alles', en: null } });
    expect((await find('calendar')).page.headline?.de).toBe('Alles');
  });

  it('cannot be moved, taken offline, or deleted', async () => {
    const refused = { ok: false, error: 'BELONGS_TO_THE_SITE' };
    expect(await change('calendar', { slug: { de: 'weg', en: null } })).toEqual(refused);
    expect(await change('calendar', { isOnline: false })).toEqual(refused);
    expect(await change('calendar', { isClickable: false })).toEqual(refused);
    expect(await change('calendar', { onlineTo: '2030-01-01T00:00:00.000Z' })).toEqual(refused);
    const parentId = (await find('ensemble')).page.id;
    expect(await change('calendar', { parentId })).toEqual(refused);
    expect(await trashPage(test.services, MIA, (await find('home')).page.id)).toEqual(refused);
    expect(await change('calendar', { title: { de: 'Kalender', en: null } })).toMatchObject({ ok: true });
  });

  it('have no pages below home, which all pages lie below', async () => {
    const parentId = (await find('home')).page.id;
    const made = await createPage(test.services, MIA, {
      ...newFacts({ title: { de: 'x', en: null } }),
      parentId,
    });
    expect(made).toEqual({ ok: false, error: 'NO_SUCH_PARENT' });
  });

  it('stand in the menu where their record says so', async () => {
    await change('ensemble', { inMenu: true });
    expect((await findMenuPages(test.services, 'en')).menu).toEqual([
      { name: 'Ensemble', url: '/en/ensemble' },
    ]);
  });

  it('lend the overlay the headline of the calendar; errors there are logged and nothing more', async () => {
    const warn = vi.spyOn(test.services.log, 'warn');
    expect(await findCalendarHeadline(test.services, 'de')).toBeNull();
    expect(warn).not.toHaveBeenCalled();
    await change('calendar', { headline: { de: 'Jetzt!', en: null } });
    expect(await findCalendarHeadline(test.services, 'en')).toEqual({ text: 'Jetzt!', lang: 'de' });
    await test.services.db.deleteFrom('pages').where('site_name', '=', 'calendar').execute();
    await test.services.bus.publish({ type: 'changed', tags: [pagesTag()] });
    expect(await findCalendarHeadline(test.services, 'de')).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  });
});

describeOnEngines('two nodes that start on an empty database', (engine) => {
  it.skipIf(engine === 'sqlite')('make each record once', async () => {
    const database = await openTestDatabase(engine);
    const config = parseConfig({ DATABASE_URL: database.url ?? undefined, LOG_LEVEL: 'silent', DEMO: '0' });
    const nodes = await Promise.all([openServices(config), openServices(config)]);
    expect(await findAllPages(database.db)).toHaveLength(SITE_PAGE_NAMES.length);
    await Promise.all(nodes.map((node) => node.close()));
    await database.close();
  });
});
