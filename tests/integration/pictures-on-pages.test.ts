import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContentTree, ModuleNode } from '#features/core/documents/index.ts';
import { findKnownReferences } from '#features/website/pages/known-references.server.ts';
import { loadContent, loadPublishedContent } from '#features/website/pages/load-content.server.ts';
import type { Language } from '#lib/localized.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const NOW = '2026-11-20T08:00:00.000Z';
const CREATED = { created_at: NOW, updated_at: NOW };

describeOnEngines('pages with pictures', (engine) => {
  let test: TestServices;
  beforeAll(async () => {
    test = await openTestServices(engine, { now: NOW });
  });
  afterAll(() => test.close());

  let keys = 0;
  async function picture(facts: Record<string, unknown> = {}): Promise<number> {
    keys += 1;
    const { id } = await test.services.db
      .insertInto('assets')
      .values({
        kind: 'image',
        name: 'bild.jpg',
        content_type: 'image/jpeg',
        bytes: 1,
        storage_key: `key${keys}`,
        width: 1600,
        height: 1200,
        ...CREATED,
        ...facts,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  const showing = (...ids: number[]): ContentTree => ({
    modules: ids.map(
      (id, at): ModuleNode => ({
        id: `m${at}`,
        type: 'image',
        version: 1,
        data: { image: { id } },
        text: { de: {}, en: {} },
      }),
    ),
  });
  const load = (content: ContentTree, language: Language = 'de') =>
    loadContent(test.services, content, language);

  it('have descriptions in the language, German where it is missing', async () => {
    const both = await picture({ alt_de: 'Ein Specht', alt_en: 'A woodpecker', credit: 'Foto: Lene' });
    const german = await picture({ alt_de: 'Ein Specht' });
    const decorative = await picture({ alt_de: 'Ein Specht', is_decorative: true });
    const { loaded } = await load(showing(both, german, decorative), 'en');
    expect(loaded.images[both]).toMatchObject({ alt: { text: 'A woodpecker' }, credit: 'Foto: Lene' });
    expect(loaded.images[german]?.alt).toEqual({ text: 'Ein Specht', lang: 'de' });
    expect(loaded.images[decorative]?.alt).toBeNull();
  });

  it('lack those that may not be shown, and depend on all of them', async () => {
    const shown = await picture();
    const withdrawn = await picture({ withdrawn_at: NOW });
    const ended = await picture({ available_until: NOW });
    const trashed = await picture({ deleted_at: NOW });
    const ids = [shown, withdrawn, ended, trashed];
    const { loaded, tags } = await load(showing(...ids, 4711));
    expect(Object.keys(loaded.images)).toEqual([String(shown)]);
    expect(tags).toEqual([...ids, 4711].map((id) => `asset:${id}`));
  });

  it('are right until the first of them ends', async () => {
    const forever = await picture();
    const minute = await picture({ available_until: '2026-11-20T08:01:00.000Z' });
    const hour = await picture({ available_until: '2026-11-20T09:00:00.000Z' });
    expect((await load(showing(forever))).freshForSeconds).toBe(Number.POSITIVE_INFINITY);
    expect((await load(showing(forever, hour, minute))).freshForSeconds).toBe(60);
  });

  it('end when they end on a published page, however long before it was read what it shows', async () => {
    const tree = showing(await picture({ available_until: '2026-11-20T08:01:00.000Z' }));
    const ofPage = () => loadPublishedContent(test.services, tree, 'de');
    const first = await ofPage();
    test.clock.set('2026-11-20T08:00:04.000Z');
    const later = await ofPage();
    expect(later.loaded).toBe(first.loaded);
    expect([first.freshForSeconds, later.freshForSeconds]).toEqual([60, 56]);
    test.clock.set('2026-11-20T08:01:00.000Z');
    expect((await ofPage()).loaded.images).toEqual({});
  });

  it('lead to files, and show films', async () => {
    const file = await picture({ kind: 'file', name: 'programm.pdf', content_type: 'application/pdf' });
    const link: ModuleNode = {
      id: 'link',
      type: 'link',
      version: 2,
      data: { link: { to: 'file', id: file } },
      text: { de: {}, en: {} },
    };
    const { loaded } = await load({ modules: [link] });
    expect(loaded.links[`file/${file}`]).toMatch(/^\/media\/\d+-key\d+\/programm\.pdf$/);
  });

  it('are checked before publishing: missing pictures, and those without a description', async () => {
    const described = await picture({ alt_de: 'Ein Specht' });
    const decorative = await picture({ is_decorative: true });
    const gone = await picture({ withdrawn_at: NOW });
    const tree = showing(described, decorative, gone);
    const known = await findKnownReferences(test.services, tree, 'de');
    expect([described, decorative, gone].map((id) => known.exists({ kind: 'image', id }))).toEqual([
      true,
      true,
      false,
    ]);
    expect([known.hasAltText(described, 'de'), known.hasAltText(described, 'en')]).toEqual([true, false]);
    expect(known.hasAltText(decorative, 'en')).toBe(true);
  });
});
