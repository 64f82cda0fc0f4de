import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hit } from '#features/website/search/language-index.server.ts';
import { insertSynonyms } from '#features/website/search/store.server.ts';
import type { Language } from '#lib/localized.ts';
import { dayOf } from '#lib/venue-time.ts';
import { cacheTag } from '#platform/events/cache-tag.ts';
import { openTestServices, type TestServices } from './site-services.ts';

/** The clock of the tests stands on Friday, 20 November 2026. */
describe('facts in a query are answered from facts of dates', () => {
  let test: TestServices;
  beforeAll(async () => {
    test = await openTestServices('sqlite', { demo: true });
  });
  afterAll(() => test.close());

  const find = async (query: string, language: Language = 'de'): Promise<Hit[]> =>
    (await test.services.search.of(language)).find(query, test.clock.now());
  const agesOf = ({ entry }: Hit) => entry.facts?.ages ?? { from: -1, to: -1 };

  it.each(['ab 4', 'ages 4+', 'für 4-jährige'])(
    '%s finds what suits a child of four, and nothing else',
    async (query) => {
      const hits = await find(query);
      expect(hits.length).toBeGreaterThan(20);
      for (const hit of hits) {
        expect(agesOf(hit).from).toBeLessThanOrEqual(4);
        expect(agesOf(hit).to).toBeGreaterThanOrEqual(4);
      }
    },
  );

  it.each([
    ['heute', ['2026-11-20']],
    ['morgen', ['2026-11-21']],
    ['this weekend', ['2026-11-21', '2026-11-22']],
    ['27.11.', ['2026-11-27']],
  ])('%s finds what takes place then', async (query, days) => {
    const hits = await find(query, query.includes('weekend') ? 'en' : 'de');
    expect(hits.length).toBeGreaterThan(0);
    for (const { entry } of hits)
      expect(entry.dates.some(({ start }) => days.includes(dayOf(start)))).toBe(true);
  });

  it('gratis finds free dates, and their productions', async () => {
    const hits = await find('gratis');
    const free = await test.services.ticketing.summaries(
      (await test.services.db.selectFrom('events').select('id_jet').execute()).flatMap(
        ({ id_jet }) => id_jet ?? [],
      ),
    );
    expect([...free.values()].filter(({ fromCents }) => fromCents === null).length).toBeGreaterThan(0);
    expect(new Set(hits.map(({ entry }) => entry.kind))).toEqual(new Set(['productions', 'events']));
    const dates = hits.filter(({ entry }) => entry.kind === 'events');
    for (const { entry } of dates) expect(entry.facts?.isFree).toBe(true);
    const productions = hits.filter(({ entry }) => entry.kind === 'productions');
    for (const { entry } of productions)
      expect(dates.some((date) => date.entry.partOf === entry.id)).toBe(true);
  });

  it('words and facts have to match both', async () => {
    const hits = await find('konzert ab 4 am wochenende');
    expect(hits.length).toBeGreaterThan(0);
    for (const hit of hits) expect(hit.entry.label?.text).toBe('Musik');
  });

  it('a title that begins so is a title', async () => {
    const [first] = await find('krabbelkonzert am morgen');
    expect(first?.entry.path).toContain('krabbelkonzert-am-morgen');
  });

  it('words nobody answers by facts are looked for as words', async () => {
    expect((await find('theater am 27.11.1999')).length).toBeGreaterThan(0);
  });

  it('words of the venue’s list mean the same as soon as they are stored', async () => {
    expect(await find('schnipselzeit')).toEqual([]);
    await insertSynonyms(test.services.db, [{ language: 'de', words: 'schnipselzeit, werkstatt' }]);
    await test.services.bus.publish({ type: 'changed', tags: [cacheTag('search-synonyms')] });
    await test.services.search.settled();
    const labels = (await find('schnipselzeit')).map(({ entry }) => entry.label?.text);
    expect(labels).toContain('Werkstatt');
  });
});
