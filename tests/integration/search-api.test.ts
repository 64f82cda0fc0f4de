import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findPublicPages } from '#features/website/pages/find-public-pages.server.ts';
import { cacheTag, EVERYTHING } from '#platform/events/cache-tag.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openApi } from './api-app.ts';
import { openTestServices, type TestServices } from './site-services.ts';

interface Hit {
  id: string;
  kind: string;
  name: string;
  link: { url: string };
}
interface List {
  count: number;
  next: string | null;
  previous: string | null;
  results: Hit[];
}
interface Offered {
  kind: string;
  text: string;
  marked: string[];
  link: { url: string };
  count: number | null;
}

const PLAYS = new Set(['productions', 'events']);

describeOnEngines('the search’s calls', (engine) => {
  let test: TestServices;
  let app: ReturnType<typeof openApi>;

  beforeAll(async () => {
    test = await openTestServices(engine, { demo: true });
  });
  beforeEach(() => {
    app = openApi(test.services);
  });
  afterAll(async () => {
    await test.close();
  });

  async function get<T>(path: string, status = 200): Promise<T> {
    const answer = await app.request(`https://buntspecht.example${path}`, {
      headers: { 'accept-language': 'en' },
    });
    expect(answer.status).toBe(status);
    return (await answer.json()) as T;
  }
  const kindsOf = ({ results }: List) => new Set(results.map(({ kind }) => kind));

  it('know everything there is: plays, dates, people, series, venues, articles and pages', async () => {
    const { db, search } = test.services;
    const index = await search.of('en');
    const counted = await Promise.all(
      (['productions', 'events', 'persons', 'series', 'venues', 'articles'] as const).map((table) =>
        db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll().as('count'))
          .executeTakeFirstOrThrow(),
      ),
    );
    const pages = await findPublicPages(db, test.clock.now());
    const all = counted.reduce((sum, { count }) => sum + Number(count), pages.length);
    // Dates that lie further back than 90 days are left out; the demo venue has none.
    expect(index.size).toBe(all);
  });

  it('offer texts and results while somebody types, with the typed part marked', async () => {
    const offered = await get<Offered[]>('/search/autocomplete/?query=BEET');
    expect(offered[0]).toMatchObject({ kind: 'text', text: 'beetle', marked: ['', 'beet', 'le'] });
    expect(offered.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['productions', 'people']));
    const last = offered.at(-1);
    expect(last).toMatchObject({ kind: 'all', text: 'beet', link: { url: '/en/search?q=beet' } });
    expect(last?.count).toBeGreaterThan(3);
  });

  it('find in two parts, which together are the whole', async () => {
    const [all, events, others] = await Promise.all([
      get<List>('/search/?query=beetle&page_size=50'),
      get<List>('/search/events/?query=beetle&page_size=50'),
      get<List>('/search/others/?query=beetle&page_size=50'),
    ]);
    expect(all.count).toBe(events.count + others.count);
    expect([...kindsOf(events)].every((kind) => PLAYS.has(kind))).toBe(true);
    expect([...kindsOf(others)].some((kind) => PLAYS.has(kind))).toBe(false);
    expect(all.results[0]).toMatchObject({ kind: 'productions', name: 'The Beetle Who Wouldn’t Sleep' });
  });

  it('page through what they find', async () => {
    const first = await get<List>('/search/others/?query=house&page_size=2');
    expect(first.results).toHaveLength(2);
    expect(first.next).toContain('page=2');
    const second = await get<List>('/search/others/?query=house&page_size=2&page=2');
    expect(second.previous).toContain('page=1');
    expect(new Set([...first.results, ...second.results].map(({ id }) => id)).size).toBe(
      2 + second.results.length,
    );
  });

  it.each(['/search/autocomplete/', '/search/autocomplete/?query=', '/search/autocomplete/?query=%20'])(
    'offer nothing for nothing: %s',
    async (path) => {
      expect(await get(path)).toEqual([]);
    },
  );

  it.each(['', 'events/', 'others/'])('find nothing for nothing: /search/%s', async (path) => {
    expect(await get<List>(`/search/${path}?query=`)).toEqual({
      count: 0,
      next: null,
      previous: null,
      results: [],
    });
  });

  it.each(['page=0', 'page=x', 'page=-1', 'page_size=101', `query=${'x'.repeat(101)}`])(
    'refuse what they cannot use: %s',
    async (query) => {
      const problem = await get<{ fields: { field: string }[] }>(`/search/events/?${query}`, 400);
      expect(problem.fields[0]?.field).toBe(query.split('=')[0]);
    },
  );

  it('index announced documents, and drop deleted ones', async () => {
    const { db, bus, search } = test.services;
    const found = async (query: string) => (await search.of('de')).find(query, test.clock.now()).length;
    expect(await found('quittengelee')).toBe(0);
    const page = await db
      .selectFrom('pages')
      .select('id')
      .where('site_name', '=', 'terms')
      .executeTakeFirstOrThrow();
    const rename = (title: string) =>
      db.updateTable('pages').set({ title_de: title }).where('id', '=', page.id).execute();
    await rename('Quittengelee');
    await bus.publish({ type: 'changed', tags: [cacheTag('navigation')] });
    await search.settled();
    expect(await found('quittengelee')).toBe(0);
    await bus.publish({ type: 'changed', tags: [cacheTag('pages')] });
    await expect.poll(() => found('quittengelee')).toBe(1);

    await rename('AGB');
    await bus.publish({ type: 'changed', tags: [EVERYTHING] });
    await expect.poll(() => found('quittengelee')).toBe(0);
  });

  it('count queries, without a word about the visitor', async () => {
    const { db } = test.services;
    for (const query of ['Beetle', 'beetle', 'mia%40example.org']) await get(`/search/?query=${query}`);
    await get('/search/?query=beetle&page=2');
    const rows = await db
      .selectFrom('search_keywords')
      .selectAll()
      .where('keyword', 'like', '%beetle%')
      .execute();
    expect(rows).toMatchObject([{ day: '2026-11-20', language: 'en', keyword: 'beetle' }]);
    expect(rows[0]?.count).toBeGreaterThanOrEqual(2);
    const mail = await db
      .selectFrom('search_keywords')
      .selectAll()
      .where('keyword', 'like', '%mia%')
      .execute();
    expect(mail).toEqual([]);
  });
});
