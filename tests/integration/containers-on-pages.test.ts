import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Actor } from '#features/audit/index.server.ts';
import { documentTag } from '#features/content/cache-tags.ts';
import { writeDraft } from '#features/content/draft-store.server.ts';
import { findDraft } from '#features/content/index.server.ts';
import type { ContentTree, ModuleNode } from '#features/content/index.ts';
import { publishDocument } from '#features/content/publish-document.server.ts';
import { MODULES } from '#features/modules/index.server.ts';
import { htmlOf } from '#features/modules/modules.fixture.tsx';
import { containersTag } from '#features/pages/cache-tags.ts';
import { ensureContainer } from '#features/pages/containers.server.ts';
import { loadContent } from '#features/pages/load-content.server.ts';
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

  it('shows what is published in it, also twice, with what its modules fetch', async () => {
    await container('rules', {
      modules: [headline('a', 'Klopfen erlaubt'), { ...placed('x', 'p'), type: 'opening-hours', data: {} }],
    });
    const html = await shown([placed('rules', 'one'), placed('rules', 'two')]);
    expect(html.match(/Klopfen erlaubt/g)).toHaveLength(2);
    const { loaded } = await loadContent(test.services, { modules: [placed('rules', 'one')] }, 'de');
    expect(Object.keys(loaded.modules)).toContain('one.p');
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

  it('stays within bounds, however many a page places', async () => {
    await container('rules', { modules: [headline('a', 'Klopfen')] });
    const html = await shown(Array.from({ length: 80 }, (_, at) => placed('rules', `n${at}`)));
    expect(html.match(/Klopfen/g)).toHaveLength(50);
  });

  it('is made anew with what it shows, and once a name that nobody has gets a container', async () => {
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
