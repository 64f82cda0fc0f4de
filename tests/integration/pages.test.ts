import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Actor } from '#features/core/access/index.server.ts';
import { findDraft } from '#features/core/documents/draft-store.server.ts';
import { editDocument } from '#features/core/documents/edit-document.server.ts';
import type { ModuleNode } from '#features/core/documents/index.ts';
import { nameVersion } from '#features/core/documents/name-version.server.ts';
import { publishDocument, unpublishDocument } from '#features/core/documents/publish-document.server.ts';
import { MODULES } from '#features/website/modules/index.server.ts';
import { findMenuPages } from '#features/website/pages/find-menu-pages.server.ts';
import { type FreePage, findPage, type ViewOptions } from '#features/website/pages/find-page.server.ts';
import { findRedirect } from '#features/website/pages/index.server.ts';
import { findKnownReferences } from '#features/website/pages/known-references.server.ts';
import { loadContent } from '#features/website/pages/load-content.server.ts';
import type { Page, PageFacts } from '#features/website/pages/page.ts';
import { newFacts } from '#features/website/pages/page-json.server.ts';
import { createPreviewLink, revokePreviewLink } from '#features/website/pages/preview-links.server.ts';
import { pageDocuments } from '#features/website/pages/search-source.server.ts';
import { findPart } from '#features/website/pages/sitemap/find-sitemap.server.ts';
import { findOtherAddress, restorePage, trashPage } from '#features/website/pages/trash-page.server.ts';
import { changePage, createPage } from '#features/website/pages/write-page.server.ts';
import type { Language } from '#lib/localized.ts';
import { contentServices } from '#server/services/content-services.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const NOW = '2026-11-20T08:00:00.000Z';
const MIA: Actor = { id: 1, role: 'editor' };

describeOnEngines('pages of the site', (engine) => {
  let test: TestServices;

  beforeEach(async () => {
    test = await openTestServices(engine, { now: NOW });
  });
  afterEach(() => test.close());

  async function create(title: string, said: Partial<PageFacts> = {}): Promise<Page> {
    const made = await createPage(test.services, MIA, {
      ...newFacts({ title: { de: title, en: null } }),
      ...said,
    });
    if (!made.ok) throw new Error(made.error);
    return made.value;
  }
  async function publish({ documentId }: Page, languages: Language[] = ['de'], at: string | null = null) {
    const draft = await findDraft(test.services.db, documentId);
    const wanted = { documentId, baseVersion: draft?.version ?? 0, languages, at };
    expect(await publishDocument({ ...test.services, definitions: MODULES }, MIA, wanted)).toMatchObject({
      ok: true,
    });
  }
  const open = (path: string, as: ViewOptions = {}) => findPage(test.services, path, as);
  const change = (page: Page, changes: Partial<PageFacts>) =>
    changePage(test.services, MIA, page.id, changes, '*');

  it('answer at the path of those above them and their slug, made from the title', async () => {
    const created = await create('Über uns');
    const team = await create('Das Team', { parentId: created.id });
    expect(team.paths).toEqual({ de: '/de/ueber-uns/das-team', en: '/en/ueber-uns/das-team' });
    const again = await create('Das Team', { parentId: created.id });
    expect(again.paths.de).toBe('/de/ueber-uns/das-team-2');
    expect((await create('Produktionen')).paths.de).toBe('/de/produktionen-2');
  });

  it('are seen by visitors when they are published in their language, in German else, marked', async () => {
    const page = await create('Presse');
    expect(await open('/de/presse')).toBeNull();
    await publish(page, ['de']);
    expect(await open('/de/presse')).toMatchObject({
      shown: { language: 'de', state: 'published' },
      isPublic: true,
    });
    expect(await open('/en/presse')).toMatchObject({ shown: { language: 'de' } });
    await publish(page, ['en']);
    expect(await open('/en/presse')).toMatchObject({ shown: { language: 'en' } });
  });

  it('that are published in English alone are not shown in German', async () => {
    await publish(await create('Press'), ['en']);
    expect(await open('/de/press')).toBeNull();
    expect(await open('/en/press')).toMatchObject({ shown: { language: 'en' } });
  });

  it('in the trash are neither written nor published by those who still have them open', async () => {
    const page = await create('Presse');
    const { documentId } = page;
    const services = contentServices(test.services);
    const node = {
      id: 'a',
      type: 'text',
      version: 1,
      data: {},
      text: { de: { content: '<p>Neu</p>' }, en: {} },
    };
    const operations = [{ op: 'insert' as const, place: 'root/main', index: 0, node }];
    const edit = (baseVersion: number) =>
      editDocument(services, MIA, { documentId, baseVersion, operations: operations as never });
    const refused = { ok: false, error: { code: 'IN_TRASH' } };
    await trashPage(test.services, MIA, page.id);
    expect(await edit(1)).toMatchObject(refused);
    expect(
      await publishDocument(services, MIA, { documentId, baseVersion: 1, languages: ['de'] }),
    ).toMatchObject(refused);
    expect(await unpublishDocument(services, MIA, { documentId, languages: ['de'] })).toMatchObject(refused);
    expect(
      await nameVersion(services, MIA, { documentId, baseVersion: 1, name: 'Stand', note: null }),
    ).toMatchObject(refused);
    await restorePage(test.services, MIA, page.id);
    expect(await edit(1)).toMatchObject({ ok: true });
  });

  it('are found and mapped in the languages they can be read in', async () => {
    await publish(await create('Presse', { slug: { de: 'presse', en: 'press' } }));
    const english = await create('Visitors', { slug: { de: 'gaeste', en: 'visitors' } });
    await publish(english, ['en']);
    const found = [];
    for await (const documents of pageDocuments(test.services).documents()) found.push(...documents);
    expect(found.map(({ paths }) => paths)).toEqual([
      { de: '/de/presse', en: '/en/press' },
      { en: '/en/visitors' },
    ]);
    const mapped = (await findPart(test.services, 1)).map(({ paths }) => paths);
    // It has no English text, so nothing of it is mapped in English.
    expect(mapped).toContainEqual({ de: '/de/presse' });
    expect(mapped).toContainEqual({ en: '/en/visitors' });
    expect(await open('/en/visitors')).toMatchObject({ alternates: { en: '/en/visitors' } });
  });

  it('are led to by links of others where they can be read, nowhere else', async () => {
    const hidden = await create('Geheim');
    const english = await create('Visitors');
    await publish(english, ['en']);
    const link = ({ id }: Page): ModuleNode => ({
      id: `to-${id}`,
      type: 'link',
      version: 2,
      data: { link: { to: 'page', id } },
      text: { de: {}, en: {} },
    });
    const tree = { modules: [link(hidden), link(english)] };
    const linksIn = async (language: Language) =>
      (await loadContent(test.services, tree, language)).loaded.links;
    const name = `page/${english.id}`;
    expect([await linksIn('de'), await linksIn('en')]).toEqual([{}, { [name]: english.paths.en }]);
    const known = async (language: Language, { id }: Page) =>
      (await findKnownReferences(test.services, tree, language)).exists({ kind: 'page', id });
    expect(await known('en', english)).toBe(true);
    expect(await known('de', english)).toBe(false);
    await publish(hidden);
    expect(await linksIn('de')).toEqual({ [`page/${hidden.id}`]: hidden.paths.de });
  });

  it('are not seen offline, outside their window or in the trash, but by editors', async () => {
    const page = await create('Presse', { onlineFrom: '2026-11-20T09:00:00.000Z' });
    await publish(page);
    expect(await open('/de/presse')).toBeNull();
    expect(await open('/de/presse', { canEdit: true })).toMatchObject({ isPublic: false });
    test.clock.set('2026-11-20T09:00:00.000Z');
    expect(await open('/de/presse')).toMatchObject({ isPublic: true });
    await change(page, { isOnline: false });
    expect(await open('/de/presse')).toBeNull();
  });

  it('say for how long they are right: until a window closes or a plan begins', async () => {
    const page = await create('Presse', { onlineTo: '2026-11-20T10:00:00.000Z' });
    await publish(page);
    expect(await open('/de/presse')).toMatchObject({ freshForSeconds: 7200 });
    await publish(page, ['de'], '2026-11-20T08:30:00.000Z');
    expect(await open('/de/presse')).toMatchObject({ freshForSeconds: 1800 });
  });

  it('show their drafts and versions to editors alone', async () => {
    const page = await create('Presse');
    expect(await open('/de/presse', { canEdit: true })).toMatchObject({ shown: { state: 'draft' } });
    await publish(page);
    expect(await open('/de/presse', { canEdit: true })).toMatchObject({ shown: { state: 'published' } });
    expect(await open('/de/presse', { canEdit: true, isEditing: true })).toMatchObject({
      shown: { state: 'draft' },
    });
    expect(await open('/de/presse', { isEditing: true, versionId: 1 })).toMatchObject({
      shown: { state: 'published' },
    });
  });

  it('that cannot be clicked lead to their first child that can be seen', async () => {
    const heading = await create('Haus', { isClickable: false });
    await publish(await create('Versteckt', { parentId: heading.id, isOnline: false, position: 1 }));
    await create('Nie veröffentlicht', { parentId: heading.id, position: 2 });
    expect(await open('/de/haus')).toBeNull();
    await publish(await create('Team', { parentId: heading.id, position: 3 }));
    expect(await open('/de/haus')).toEqual({ leadsTo: '/de/haus/team' });
  });

  it('leave redirects for themselves and all below when they move, in both languages, without chains', async () => {
    const created = await create('Haus', { slug: { de: 'haus', en: 'house' } });
    await create('Team', { parentId: created.id, slug: { de: 'team', en: null } });
    const led = (path: string) => findRedirect(test.services.db, path);
    await change(created, { slug: { de: 'wir', en: 'us' } });
    expect(await Promise.all(['/de/haus', '/de/haus/team', '/en/house', '/en/house/team'].map(led))).toEqual([
      '/de/wir',
      '/de/wir/team',
      '/en/us',
      '/en/us/team',
    ]);
    await change(created, { slug: { de: 'ueber-uns', en: 'us' } });
    expect([await led('/de/haus/team'), await led('/de/wir')]).toEqual([
      '/de/ueber-uns/team',
      '/de/ueber-uns',
    ]);
    // Back where it was: the old path is lived at again and leads nowhere.
    await change(created, { slug: { de: 'haus', en: 'us' } });
    expect([await led('/de/haus'), await led('/de/wir/team')]).toEqual([null, '/de/haus/team']);
  });

  it('are not changed by somebody who has not seen their current state', async () => {
    const page = await create('Presse');
    expect(await changePage(test.services, MIA, page.id, { inMenu: true }, '"old"')).toEqual({
      ok: false,
      error: 'CHANGED',
    });
  });

  it('go into the trash with all below them, leave their paths to others, and come back together', async () => {
    const created = await create('Haus');
    const team = await create('Team', { parentId: created.id });
    await publish(team);
    await trashPage(test.services, MIA, created.id);
    expect(await open('/de/haus/team')).toBeNull();
    const other = await create('Haus');
    expect(other.paths.de).toBe('/de/haus');
    expect(await restorePage(test.services, MIA, created.id)).toEqual({ ok: false, error: 'PATH_TAKEN' });
    await change(other, { slug: { de: 'heim', en: null } });
    expect(await restorePage(test.services, MIA, created.id)).toMatchObject({ ok: true });
    expect(await open('/de/haus/team')).toMatchObject({ isPublic: true });
  });

  it('come back at another address where theirs is taken, with all below them', async () => {
    const created = await create('Haus');
    const team = await create('Team', { parentId: created.id });
    await publish(team);
    await trashPage(test.services, MIA, created.id);
    await publish(await create('Haus'));
    expect((await findOtherAddress(test.services.db, created.id))?.de).toBe('/de/haus-2');
    expect(await restorePage(test.services, MIA, created.id, { isElsewhere: true })).toMatchObject({
      ok: true,
      value: { paths: { de: '/de/haus-2' }, slug: { de: 'haus-2' } },
    });
    expect(await open('/de/haus-2/team')).toMatchObject({ isPublic: true });
    // The page that has the address now is not led away from it.
    expect(await findRedirect(test.services.db, '/de/haus')).toBeNull();
  });

  it('come back on the first level where their parent was deleted', async () => {
    const created = await create('Haus');
    const team = await create('Team', { parentId: created.id });
    await trashPage(test.services, MIA, team.id);
    await trashPage(test.services, MIA, created.id);
    expect(await restorePage(test.services, MIA, team.id)).toEqual({ ok: false, error: 'NO_SUCH_PARENT' });
    expect(await restorePage(test.services, MIA, team.id, { isElsewhere: true })).toMatchObject({
      ok: true,
      value: { paths: { de: '/de/team' }, parentId: null },
    });
  });

  it('come back no deeper than pages may lie', async () => {
    const deep = async (names: string[], parentId: number | null = null) => {
      const made: Page[] = [];
      for (const name of names) made.push(await create(name, { parentId: made.at(-1)?.id ?? parentId }));
      return made;
    };
    const [created, , last] = await deep(['Haus', 'Zimmer', 'Ecke']);
    const attic = await deep(['Dach', 'Boden'], last?.id);
    await trashPage(test.services, MIA, attic[0]?.id ?? 0);
    const [, below] = await deep(['Stadt', 'Viertel']);
    await change(created as Page, { parentId: below?.id ?? 0 });
    expect(await restorePage(test.services, MIA, attic[0]?.id ?? 0)).toEqual({
      ok: false,
      error: 'TOO_DEEP',
    });
  });

  it('come back to their path as their own, and leave a redirect to the new one where it changed', async () => {
    const led = (path: string) => findRedirect(test.services.db, path);
    const created = await create('Haus');
    const team = await create('Team', { parentId: created.id });
    await trashPage(test.services, MIA, team.id);
    await change(created, { slug: { de: 'wir', en: null } });
    await restorePage(test.services, MIA, team.id);
    expect(await led('/de/haus/team')).toBe('/de/wir/team');
  });

  it('keep a window that ends after it begins, whichever of the two is changed', async () => {
    const page = await create('Presse', { onlineTo: '2026-11-20T10:00:00.000Z' });
    expect(await change(page, { onlineFrom: '2026-11-20T11:00:00.000Z' })).toEqual({
      ok: false,
      error: 'WINDOW_ENDS_FIRST',
    });
  });

  it('begin with the content of another page where that is asked for', async () => {
    const model = await create('Vorlage');
    const copy = await createPage(test.services, MIA, newFacts({ title: { de: 'Kopie', en: null } }), {
      copyOf: model.id,
    });
    expect(copy.ok && copy.value.documentId).not.toBe(model.documentId);
    expect(
      await createPage(test.services, MIA, newFacts({ title: { de: 'x', en: null } }), { copyOf: 99 }),
    ).toEqual({
      ok: false,
      error: 'NOT_FOUND',
    });
  });

  it('are previewed by a link, until it ends or is revoked, and no other page by the same', async () => {
    const [page, other] = [await create('Presse'), await create('Anderes')];
    const link = await createPreviewLink(test.services, MIA, page.id, 1);
    if (!link.ok) throw new Error(link.error);
    const by = { previewToken: link.value.token };
    expect(await open('/de/presse', by)).toMatchObject({ shown: { state: 'draft' }, isPublic: false });
    expect(await open(other.paths.de, by)).toBeNull();
    expect(await open('/de/presse', { previewToken: 'guess' })).toBeNull();
    test.clock.advance(24 * 3600);
    expect(await open('/de/presse', by)).toBeNull();
    test.clock.set(NOW);
    await revokePreviewLink(test.services, MIA, page.id, link.value.id);
    expect(await open('/de/presse', by)).toBeNull();
  });

  it('show tabs of their siblings, and where they stand in the tree', async () => {
    const created = await create('Haus');
    const tabs = { parentId: created.id, hasTabNavigation: true };
    const team = await create('Team', { ...tabs, position: 1 });
    await publish(await create('Presse', { ...tabs, position: 2 }));
    await create('Geheim', { ...tabs, position: 3 });
    await create('Ohne', { parentId: created.id });
    await publish(team);
    const found = (await open('/de/haus/team')) as FreePage;
    expect(found.tabs.map(({ name, isCurrent }) => [name.text, isCurrent])).toEqual([
      ['Team', true],
      ['Presse', false],
    ]);
    expect(found.trail.map(({ path }) => path)).toEqual(['/de/haus', '/de/haus/team']);
  });

  it('lead to the tabs below them, to those that can be seen', async () => {
    const created = await create('Haus');
    await publish(created);
    const tabs = { parentId: created.id, hasTabNavigation: true };
    const before = (await open('/de/haus')) as FreePage;
    expect(before.tabs).toEqual([]);
    await publish(await create('Team', { ...tabs, position: 1 }));
    await create('Geheim', { ...tabs, position: 2 });
    await publish(await create('Ohne', { parentId: created.id, position: 3 }));
    const found = (await open('/de/haus')) as FreePage;
    expect(found.tabs).toEqual([{ name: { text: 'Team' }, path: '/de/haus/team', isCurrent: false }]);
    // Another tab is published without a change of this page.
    expect(found.tags).toContain('documents');
  });

  it('are one each when ten are made at once', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => create('Gleich')));
    expect(new Set(made.map(({ paths }) => paths.de)).size).toBe(10);
  });

  it('stand in menu and footer as the tree says, those that can be seen, under headings that have some', async () => {
    const heading = await create('Haus', { inMenu: true, isClickable: false });
    const team = await create('Team', { parentId: heading.id, inMenu: true, inFooter: true });
    await create('Leer', { inMenu: true, isClickable: false });
    await publish(await create('Später', { inFooter: true, onlineFrom: '2026-11-20T09:00:00.000Z' }));
    expect(await findMenuPages(test.services, 'de')).toEqual({ menu: [], footer: [], freshForSeconds: 3600 });
    await publish(team);
    expect(await findMenuPages(test.services, 'en')).toMatchObject({
      menu: [
        { name: 'Haus', url: '/en/haus', children: [{ name: 'Team', lang: 'de', url: '/en/haus/team' }] },
      ],
      footer: [{ name: 'Team' }],
    });
  });
});
