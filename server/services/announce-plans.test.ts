import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDocument, insertPublication, insertVersion } from '#features/core/documents/index.server.ts';
import { insertPage, newFacts } from '#features/website/pages/index.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { openTestServices, type TestServices } from '#tests/integration/site-services.ts';
import { announcePlans } from './announce-plans.server.ts';

const NOW = '2026-11-20T08:00:00.000Z';
const AT_NINE = '2026-11-20T09:00:00.000Z';
const BY_SYSTEM = { at: NOW, by: null };

let test: TestServices;
beforeEach(async () => {
  test = await openTestServices('sqlite', { now: NOW });
  // Plans in the initial data began long ago.
  test.clock.set('2026-11-20T08:30:00.000Z');
});
afterEach(() => test.close());

/** A page that comes online at nine, and whose text is published at nine. */
const planPage = () =>
  inTransaction(test.services.db, async (trx) => {
    const content = { modules: [] };
    const documentId = await createDocument(trx, BY_SYSTEM, content);
    const versionId = await insertVersion(trx, documentId, content, { reason: 'published' }, BY_SYSTEM);
    await insertPublication(trx, documentId, { language: 'de', versionId, startsAt: AT_NINE }, BY_SYSTEM);
    const facts = { ...newFacts({ title: { de: 'Presse', en: null } }), onlineFrom: AT_NINE };
    const paths = { de: '/de/presse', en: '/en/presse' };
    await insertPage(trx, facts, { documentId, siteName: null, paths, now: NOW });
    return documentId;
  });

it('announces started plans to caches and search, and nothing before', async () => {
  const documentId = await planPage();
  await announcePlans(test.services);
  expect(test.tags).toEqual([]);
  test.clock.set('2026-11-20T09:00:30.000Z');
  await announcePlans(test.services);
  expect(test.tags.toSorted()).toEqual([`document:${documentId}`, 'documents', 'pages']);
});

it('tells the search of an article whose minute has come', async () => {
  const { db } = test.services;
  const words = { title_de: 'Warum?', title_en: null, lead_de: 'Darum.', lead_en: null };
  const { id: category } = await db
    .insertInto('article_categories')
    .values({
      slug: 'fragen',
      name_de: 'Fragen',
      name_en: null,
      style_name: '',
      position: 0,
      updated_at: NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const article = { ...words, category_id: category, medium: 'text' as const, minutes: 4, artwork: '{}' };
  await db
    .insertInto('articles')
    .values([
      { ...article, slug: 'warum', published_at: AT_NINE, is_online: true, updated_at: NOW },
      {
        ...article,
        slug: 'nie',
        published_at: '2026-11-20T08:50:00.000Z',
        is_online: false,
        updated_at: NOW,
      },
    ])
    .execute();
  test.clock.set('2026-11-20T08:50:30.000Z');
  await announcePlans(test.services);
  expect(test.tags).toEqual([]);
  test.clock.set('2026-11-20T09:00:30.000Z');
  await announcePlans(test.services);
  expect(test.tags).toEqual(['magazine']);
});

it('does not tell of it for ever', async () => {
  await planPage();
  test.clock.set('2026-11-20T10:00:00.000Z');
  await announcePlans(test.services);
  expect(test.tags).toEqual([]);
});
