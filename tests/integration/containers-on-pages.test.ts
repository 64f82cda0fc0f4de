import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Actor } from '#features/core/access/index.server.ts';
import { documentTag } from '#features/core/documents/cache-tags.ts';
import { writeDraft } from '#features/core/documents/draft-store.server.ts';
import { findDraft } from '#features/core/documents/index.server.ts';
import type { ContentTree, ModuleNode } from '#features/core/documents/index.ts';
import { publishDocument } from '#features/core/documents/publish-document.server.ts';
import { MODULES } from '#features/website/modules/index.server.ts';
import { htmlOf } from '#features/website/modules/modules.fixture.tsx';
import { containersTag } from '#features/website/pages/cache-tags.ts';
import { ensureContainer } from '#features/website/pages/containers.server.ts';
import { loadContent } from '#features/website/pages/load-content.server.ts';
import type { Language } from '#lib/localized.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const MIA: Actor = { id: 1, role: 'editor' };

const headline = (id: string, de: string, en?: string): ModuleNode => ({
  id,
  type: 'headline',
  version: 1,
  data: { headline_level: 2 },
  text: { de: { content: de }, en: en ? { content: en } : {} },
});
const placed = (slug: string, id = slug): ModuleNode => ({
  id,
  type: 'container-module',
  version: 1,
  data: { slug },
  text: { de: {}, en: {} },
});

describeOnEngines('a container that a page places', (engine) => {
  let test: TestServices;

  beforeEach(async () => {
    test = await openTestServices(engine);
  });
  afterEach(() => test.close());

  async function container(slug: string, content: ContentTree, languages: Language[] = ['de', 'en']) {
    const facts = { layout: null, contentType: null, objectId: null };
    const made = await ensureContainer(test.services, MIA, slug, facts);
    if (!made.ok) throw new Error('not made');
    const { documentId } = made.value;
    const draft = await findDraft(test.services.db, documentId);
    if (!draft) throw new Error('no draft');
    await inTransaction(test.services.db, (trx) =>
      writeDraft(trx, draft, { content, undo: { before: draft.content } }, { at: test.clock.now(), by: 1 }),
    );
    const written = await findDraft(test.services.db, documentId);
    await publishDocument({ ...test.services, definitions: MODULES }, MIA, {
      documentId,
      baseVersion: written?.version ?? 0,
      languages,
    });
    return documentId;
  }
  const shown = async (modules: ModuleNode[], language: Language = 'de') => {
    const { loaded } = await loadContent(test.services, { modules }, language);
    return htmlOf(modules, language, { loaded });
  };

  it('shows its published content, also twice, with the data of its modules', async () => {
    await container('rules', {
      modules: [headline('a', 'Klopfen erlaubt'), { ...placed('x', 'p'), type: 'opening-hours', data: {} }],
    });
    const html = await shown([placed('rules', 'one'), placed('rules', 'two')]);
    expect(html.match(/Klopfen erlaubt/g)).toHaveLength(2);
    const { loaded } = await loadContent(test.services, { modules: [placed('rules', 'one')] }, 'de');
    expect(Object.keys(loaded.modules)).toContain('one.p');
  });

  it('names nothing twice on a page that shows it twice, and each of them leads to its own parts', async () => {
    const withAnchors: ModuleNode[] = [
      { ...headline('h', 'Anfahrt'), data: { headline_level: 2, anchor: 'anfahrt' } },
      {
        id: 'l',
        type: 'link',
        version: 2,
        data: { link: { to: 'anchor', anchor: 'anfahrt' } },
        text: { de: { link_text: 'Zur Anfahrt' }, en: {} },
      },
      {
        id: 't',
        type: 'text',
        version: 1,
        data: {},
        text: {
          de: { content: '<p><a href="#c-anfahrt">hin</a> <a href="#c-preise">Preise</a></p>' },
          en: {},
        },
      },
      { id: 'v', type: 'visit', version: 1, data: {}, text: { de: {}, en: {} } },
      { id: 'n', type: 'newsletter', version: 1, data: {}, text: { de: {}, en: {} } },
    ];
    await container('way', { modules: withAnchors }, ['de']);
    const html = await shown([
      { ...headline('own', 'Preise'), data: { headline_level: 2, anchor: 'preise' } },
      placed('way', 'one'),
      placed('way', 'two'),
    ]);
    const ids = [...html.matchAll(/\bid="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
    for (const [, named] of html.matchAll(/(?:aria-labelledby|aria-describedby|for)="([^"]*)"/g))
      expect(ids).toContain(named);
    const jumps = [...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);
    expect(jumps).toEqual(['c-anfahrt', 'c-anfahrt', 'c-preise', 'c-anfahrt-2', 'c-anfahrt-2', 'c-preise']);
    expect(ids).toEqual(expect.arrayContaining(['c-anfahrt', 'c-anfahrt-2', 'c-preise']));
  });

  it('leaves the page what the page calls so, and takes no name that is there', async () => {
    await container('way', {
      modules: [{ ...headline('h', 'Anfahrt'), data: { headline_level: 2, anchor: 'anfahrt' } }],
    });
    const own = (id: string, anchor: string) => ({
      ...headline(id, id),
      data: { headline_level: 2, anchor },
    });
    const html = await shown([placed('way'), own('a', 'anfahrt'), own('b', 'anfahrt-2')]);
    expect([...html.matchAll(/\bid="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'c-anfahrt-3',
      'c-anfahrt',
      'c-anfahrt-2',
    ]);
  });

  it('names no date twice that two lists show', async () => {
    const seeded = await openTestServices(engine, { demo: true });
    try {
      const list = (id: string): ModuleNode => ({
        id,
        type: 'event-list',
        version: 1,
        data: {},
        text: { de: {}, en: {} },
      });
      const modules = [list('one'), list('two')];
      const { loaded } = await loadContent(seeded.services, { modules }, 'de');
      const ids = [...htmlOf(modules, 'de', { loaded }).matchAll(/\bid="([^"]*)"/g)].map(([, id]) => id);
      expect(ids.length).toBeGreaterThan(1);
      expect(ids.length).toBe(new Set(ids).size);
    } finally {
      await seeded.close();
    }
  });

  it('shows German where English is not published, and none of its draft', async () => {
    await container('rules', { modules: [headline('a', 'Leise sein', 'Draft')] }, ['de']);
    const html = await shown([placed('rules')], 'en');
    expect(html).toContain('Leise sein');
    expect(html).not.toContain('Draft');
  });

  it('shows nothing within itself, nor in a circle, nor deeper than three', async () => {
    await container('a', { modules: [headline('h', 'Anfang'), placed('b')] });
    await container('b', { modules: [headline('h', 'Mitte'), placed('a'), placed('c')] });
    await container('c', { modules: [headline('h', 'Ende'), placed('d')] });
    await container('d', { modules: [headline('h', 'Zu tief')] });
    const html = await shown([placed('a')]);
    for (const said of ['Anfang', 'Mitte', 'Ende']) expect(html.split(said), said).toHaveLength(2);
    expect(html).not.toContain('Zu tief');
  });

  it('is bounded, however many a page places', async () => {
    await container('rules', { modules: [headline('a', 'Klopfen')] });
    const html = await shown(Array.from({ length: 80 }, (_, at) => placed('rules', `n${at}`)));
    expect(html.match(/Klopfen/g)).toHaveLength(50);
  });

  it('is invalidated with its content, and once an unknown name gets a container', async () => {
    const missing = await loadContent(test.services, { modules: [placed('rules')] }, 'de');
    expect(missing.tags).toContain(containersTag());
    const dropped: string[] = [];
    test.services.bus.subscribe(({ tags }) => dropped.push(...tags));
    const documentId = await container('rules', { modules: [headline('a', 'Klopfen')] });
    await vi.waitFor(() => expect(dropped).toContain(containersTag()));
    expect((await loadContent(test.services, { modules: [placed('rules')] }, 'de')).tags).toContain(
      documentTag(documentId),
    );
  });
});
