import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDocument, insertPublication, insertVersion } from '#features/content/index.server.ts';
import { insertPage, newFacts } from '#features/pages/index.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { openTestServices, type TestServices } from '#tests/integration/site-services.ts';
import { announcePlans } from './announce-plans.server.ts';

const NOW = '2026-11-20T08:00:00.000Z';
const AT_NINE = '2026-11-20T09:00:00.000Z';
const HOUSE = { at: NOW, by: null };

let test: TestServices;
beforeEach(async () => {
  test = await openTestServices('sqlite', { now: NOW });
  // What the house is opened with has begun long ago.
  test.clock.set('2026-11-20T08:30:00.000Z');
});
afterEach(() => test.close());

/** A page that comes online at nine, and whose text is published at nine. */
const planPage = () =>
  inTransaction(test.services.db, async (trx) => {
    const content = { modules: [] };
    const documentId = await createDocument(trx, HOUSE, content);
    const versionId = await insertVersion(trx, documentId, content, { reason: 'published' }, HOUSE);
    await insertPublication(trx, documentId, { language: 'de', versionId, startsAt: AT_NINE }, HOUSE);
    const facts = { ...newFacts({ title: { de: 'Presse', en: null } }), onlineFrom: AT_NINE };
    const paths = { de: '/de/presse', en: '/en/presse' };
    await insertPage(trx, facts, { documentId, siteName: null, paths, now: NOW });
    return documentId;
  });

it('tells caches and search of what has begun, and of nothing before', async () => {
  const documentId = await planPage();
  await announcePlans(test.services);
  expect(test.tags).toEqual([]);
  test.clock.set('2026-11-20T09:00:30.000Z');
  await announcePlans(test.services);
  expect(test.tags.toSorted()).toEqual([`document:${documentId}`, 'documents', 'pages']);
});

it('does not tell of it for ever', async () => {
  await planPage();
  test.clock.set('2026-11-20T10:00:00.000Z');
  await announcePlans(test.services);
  expect(test.tags).toEqual([]);
});
