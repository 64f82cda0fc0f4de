import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderStatic } from '#app/document/static-part.server.tsx';
import { insertDocument } from '#features/core/documents/draft-store.server.ts';
import { rowPlaceIn } from '#features/website/hub/index.ts';
import { loadPagesOverview } from '#features/website/hub/load-pages-overview.server.ts';
import { PagesScreen } from '#features/website/hub/screens/pages-screen.tsx';
import { newFacts } from '#features/website/pages/page-json.server.ts';
import { insertPage } from '#features/website/pages/store.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const NOW = '2026-11-20T08:00:00.000Z';
const PAGES = 2000;
const AT_MOST = 300_000;

describeOnEngines('the hub of a venue with 2,000 pages on its first level', (engine) => {
  let test: TestServices;

  beforeAll(async () => {
    test = await openTestServices(engine, { now: NOW });
    await signInAs(test.services, 'editor');
    await inTransaction(test.services.db, async (trx) => {
      const sign = { at: NOW, by: null };
      for (let number = 1; number <= PAGES; number += 1) {
        const de = `Werkstatt für Schattentheater, ${number}. Nachmittag`;
        const documentId = await insertDocument(trx, { modules: [] }, sign);
        const facts = { ...newFacts({ title: { de, en: null } }), position: 100 + number };
        const paths = { de: `/de/werkstatt-${number}`, en: `/en/werkstatt-${number}` };
        await insertPage(trx, facts, { documentId, siteName: null, paths, now: NOW });
      }
    });
  });
  afterAll(() => test.close());

  async function open(
    said: { query?: string; from?: string | null; movedId?: number; doneId?: number } = {},
  ) {
    const { from = null, ...wanted } = said;
    const overview = await loadPagesOverview(test.services, {
      ...{ accountId: 1, query: '', asked: null, movedId: null, doneId: null, isAllShown: false },
      ...wanted,
      from: rowPlaceIn(new URLSearchParams(from === null ? '' : { from })),
    });
    const frame = { here: 'pages', language: 'de', sections: ['pages'], name: 'Mia Muster' } as const;
    const html = renderStatic(
      <PagesScreen
        frame={{ ...frame, hasAdmin: true, till: null, planned: 0, trashed: 0 }}
        overview={overview}
        plans={[]}
        problem={null}
        draft={null}
        done={null}
        isAllShown={false}
      />,
      'de',
    );
    return { overview, html };
  }
  const titles = ({ overview }: Awaited<ReturnType<typeof open>>) =>
    overview.rows.map(({ title }) => title.de);

  it('sends it in parts, each below 300 KB and leading to the next', async () => {
    const seen = new Set<number>();
    let from: string | null = null;
    for (let turn = 0; turn < 3; turn += 1) {
      const shown = await open({ from });
      expect(Buffer.byteLength(shown.html)).toBeLessThan(AT_MOST);
      expect(shown.overview.hasMorePlaces).toBe(true);
      const { later } = shown.overview.part;
      if (later === null) throw new Error('no more rows');
      expect(shown.html).toContain(`from=${later.from}#`);
      for (const { id } of shown.overview.rows) {
        expect(seen.has(id)).toBe(false);
        seen.add(id);
      }
      from = later.from;
    }
    expect(seen.size).toBe(300);
  });

  it('finds every page by its name, and lets it be moved from there', async () => {
    const found = await open({ query: '1234. Nachmittag' });
    expect(titles(found)).toEqual(['Werkstatt für Schattentheater, 1234. Nachmittag']);
    expect(Buffer.byteLength(found.html)).toBeLessThan(AT_MOST);
    const id = found.overview.rows[0]?.id ?? 0;
    expect(Buffer.byteLength((await open({ query: 'Werkstatt' })).html)).toBeLessThan(AT_MOST);

    const moving = await open({ movedId: id });
    expect(moving.overview.moved).toMatchObject({ id });
    expect(moving.overview.rows.some((row) => row.id === id)).toBe(true);
    expect(Buffer.byteLength(moving.html)).toBeLessThan(AT_MOST);
    // Its place is looked for elsewhere, and it is still the one that is moved.
    const place = await open({ movedId: id, query: '77. Nachmittag' });
    expect(place.overview.moved).toMatchObject({ id });
    expect(place.html).toContain(`<input type="hidden" name="move" value="${id}"/>`);
    const wanted = place.overview.rows.find(({ title }) => title.de?.endsWith(' 77. Nachmittag'));
    expect(place.overview.places.some((each) => each.id === wanted?.id)).toBe(true);
    const elsewhere = await open({ movedId: id, from: '1.0.0' });
    expect(elsewhere.overview.rows.some((row) => row.id === id)).toBe(false);
    expect(elsewhere.overview.moved).toMatchObject({ id });
  });

  it('shows the row of a page that something was done with', async () => {
    const { overview } = await open({ query: '1999. Nachmittag' });
    const id = overview.rows[0]?.id ?? 0;
    const shown = await open({ doneId: id, from: '1.0.0' });
    expect(shown.overview.rows.some((row) => row.id === id)).toBe(true);
    expect(shown.overview.part.last).toBe(shown.overview.part.all);
  });
});
