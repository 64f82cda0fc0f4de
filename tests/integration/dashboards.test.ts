import { afterAll, beforeAll, expect, it } from 'vitest';
import { can, ROLES } from '#features/core/access/index.server.ts';
import { PageViews } from '#features/operations/dashboards/page-views/page-views.ts';
import { writePageViews } from '#features/operations/dashboards/page-views/write-page-views.server.ts';
import { countSignIn } from '#features/people/accounts/count-sign-in.server.ts';
import { recordMissingPage } from '#features/website/pages/missing-pages/record-missing-page.server.ts';
import { countKeyword } from '#features/website/search/count-keyword.server.ts';
import { runRetention } from '#server/services/retention.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openApi } from './api-app.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const CALLS = ['site', 'events', 'page-activities', 'search-keywords', 'assets', 'versions', 'error-log'];
const TODAY = '2026-11-20';

interface Answer {
  count: number;
  next: string | null;
  results: Record<string, unknown>[];
  from: string | null;
  to: string | null;
}

describeOnEngines('dashboards', (engine) => {
  let test: TestServices;
  let administrator: Record<string, string>;

  beforeAll(async () => {
    test = await openTestServices(engine, { demo: true });
    administrator = await signInAs(test.services, 'administrator');
  });
  afterAll(() => test.close());

  const ask = (path: string, headers = administrator) =>
    openApi(test.services).request(`http://localhost/dashboard-${path}`, {
      headers: { 'accept-language': 'en', ...headers },
    });
  const read = async (path: string, headers = administrator) => {
    const answer = await ask(path, headers);
    expect([path, answer.status]).toEqual([path, 200]);
    return (await answer.json()) as Answer;
  };

  it.each([...CALLS, 'sign-ins'])('/dashboard-%s/ is for those who may read it', async (call) => {
    const permission = call === 'sign-ins' ? 'manage-accounts' : 'read-dashboards';
    expect((await ask(`${call}/`, {})).status).toBe(401);
    for (const role of ROLES) {
      const headers = await signInAs(test.services, role, `${role}@${call}.example`);
      expect([role, (await ask(`${call}/`, headers)).status]).toEqual([
        role,
        can({ role }, permission) ? 200 : 403,
      ]);
    }
  });

  it.each([...CALLS, 'sign-ins'])(
    '/dashboard-%s/ takes a period and pages, and refuses nonsense',
    async (call) => {
      const { from, to } = await read(`${call}/?from=2026-11-01&to=2026-11-20&page=2&page_size=3`);
      expect([from, to]).toEqual(['2026-11-01', TODAY]);
      for (const query of [
        'from=2026-11-20&to=2026-11-19',
        'from=2025-01-01&to=2026-11-20',
        'from=20-11-2026',
        'from=2026-02-30',
        'from=0001-01-01',
        'page=0',
        'page_size=101',
        'from=2026-11-01&from=x&to=',
      ])
        expect([query, (await ask(`${call}/?${query}`)).status]).toEqual([query, 400]);
    },
  );

  it('page views are added up over days and nodes, without what is too much', async () => {
    const { db } = test.services;
    const nodes = [new PageViews(), new PageViews()];
    for (const node of nodes) {
      node.count('2026-11-19', '/de', 2);
      node.count(TODAY, '/de', 3);
      node.count(TODAY, '/en');
    }
    await Promise.all(nodes.map((pageViews) => writePageViews({ db, pageViews })));
    expect((await read('page-activities/')).results).toEqual([
      { path: '/de', views: 10 },
      { path: '/en', views: 2 },
    ]);
    expect((await read(`page-activities/?from=${TODAY}&page_size=1`)).results).toEqual([
      { path: '/de', views: 6 },
    ]);
    expect(await read(`page-activities/?from=${TODAY}&page_size=1`)).toMatchObject({
      count: 2,
      next: expect.any(String),
    });
    const many = new PageViews();
    for (let index = 0; index < 2000; index += 1) many.count('2026-11-18', `/de/${index}`);
    await writePageViews({ db, pageViews: many });
    for (let index = 1990; index < 2010; index += 1) many.count('2026-11-18', `/de/${index}`);
    await writePageViews({ db, pageViews: many });
    const { count, results } = await read('page-activities/?from=2026-11-18&to=2026-11-18&page_size=11');
    expect(count).toBe(2000);
    expect(results.map(({ views }) => views)).toEqual([...Array(10).fill(2), 1]);
  });

  it('counts that cannot be stored are added to the next', async () => {
    const pageViews = new PageViews();
    pageViews.count('2026-11-17', '/de');
    const broken = { transaction: () => ({ execute: () => Promise.reject(new Error('away')) }) } as never;
    await expect(writePageViews({ db: broken, pageViews })).rejects.toThrow('away');
    await writePageViews({ db: test.services.db, pageViews });
    const { results } = await read('page-activities/?from=2026-11-17&to=2026-11-17');
    expect(results).toEqual([{ path: '/de', views: 1 }]);
  });

  it('queries are listed with their latest number of hits, those without a result apart', async () => {
    const count = (query: string, results: number) =>
      countKeyword(test.services, { query, language: 'de', results });
    await count('loewe', 0);
    await count('loewe', 0);
    await count('zebra', 0);
    await count('zebra', 4);
    const all = (await read('search-keywords/')).results;
    expect(all).toEqual([
      { language: 'de', keyword: 'loewe', searches: 2, last_day: TODAY, results: 0 },
      { language: 'de', keyword: 'zebra', searches: 2, last_day: TODAY, results: 4 },
    ]);
    expect(await read('search-keywords/?without_results=true')).toMatchObject({
      count: 1,
      results: [all[0]],
    });
    expect((await read('search-keywords/?language=en')).results).toEqual([]);
    expect((await ask('search-keywords/?language=fr')).status).toBe(400);
  });

  it('missing pages say whether a redirect leads on by now', async () => {
    await recordMissingPage(test.services, '/de/alt');
    await recordMissingPage(test.services, '/de/alt');
    await recordMissingPage(test.services, '/de/weg');
    await test.services.db.insertInto('redirects').values({ old_path: '/de/alt', new_path: '/de' }).execute();
    expect((await read('error-log/')).results).toEqual([
      { path: '/de/alt', requests: 2, last_day: TODAY, is_redirected: true },
      { path: '/de/weg', requests: 1, last_day: TODAY, is_redirected: false },
    ]);
  });

  it('a day of the site adds all of it up; money needs permission to read finances', async () => {
    const accountant = await signInAs(test.services, 'accountant', 'accountant@days.example');
    const editor = await signInAs(test.services, 'editor', 'editor@days.example');
    const { results, count } = await read(`site/?from=2026-11-19&to=${TODAY}`, accountant);
    expect(count).toBe(2);
    expect(results[1]).toMatchObject({
      day: TODAY,
      page_views: 8,
      searches: 4,
      searches_without_results: 2,
      missing_pages: 3,
      cents: expect.any(Number),
    });
    const seen = await read('site/', editor);
    expect(seen.results).toHaveLength(28);
    expect(new Set(seen.results.map(({ cents }) => cents))).toEqual(new Set([null]));
  });

  it('sales count by the day of the venue, valid tickets alone', async () => {
    const { db } = test.services;
    const { id: performanceId } = await db.selectFrom('performances').select('id').executeTakeFirstOrThrow();
    const order = async (
      number: string,
      placedAt: string,
      isTest: boolean,
      states: ('valid' | 'cancelled')[],
    ) => {
      const { id } = await db
        .insertInto('orders')
        .values({
          ...{
            number,
            secret: number,
            is_test: isTest,
            language: 'de',
            total_cents: 1000,
            placed_at: placedAt,
          },
          ...{ first_name: 'K', last_name: 'K', email: 'k@post.example', payment_method: 'on_site' },
          ...{ hold_id: null, user_id: null, client_hash: null },
        } as never)
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const [index, state] of states.entries())
        await db
          .insertInto('order_tickets')
          .values({
            ...{ order_id: id, position: index + 1, code: `${number}${index}`, state, cents: 500 },
            ...{ performance_id: performanceId, block_id: null, starts_at: null, sale_type_id: 1 },
            ...{ vat_basis_points: null, seat_group_code: 'A', seat_group_de: 'A', seat_group_en: null },
            ...{ price_de: 'P', price_en: null, event_de: null, event_en: null },
          } as never)
          .execute();
    };
    // Half past midnight in the venue.
    await order('one', '2026-11-09T23:30:00.000Z', false, ['valid', 'valid', 'cancelled']);
    await order('two', '2026-11-09T23:40:00.000Z', false, ['valid']);
    await order('three', '2026-11-09T22:30:00.000Z', false, ['cancelled']);
    await order('four', '2026-11-09T23:30:00.000Z', true, ['valid']);
    const { results } = await read('site/?from=2026-11-09&to=2026-11-10');
    expect(results.map(({ orders, tickets, cents }) => [orders, tickets, cents])).toEqual([
      [0, 0, 0],
      [2, 3, 1500],
    ]);
  });

  it('dates say how full they are, from today on', async () => {
    const { results, count } = await read('events/?page_size=100');
    const starts = results.map(({ date_start }) => String(date_start));
    expect(starts).toEqual(starts.toSorted());
    expect((starts[0] ?? '').slice(0, 10) >= '2026-11-19').toBe(true);
    expect(count).toBeGreaterThan(5);
    const sold = results.find(({ places }) => places !== null)?.places as Record<string, number>;
    expect(sold.free).toBe((sold.capacity ?? 0) - (sold.sold ?? 0) - (sold.held ?? 0) - (sold.blocked ?? 0));
  });

  it('pictures without an alternative text are found, decorative ones are not', async () => {
    const all = await read('assets/');
    expect(all).toMatchObject({ from: null, to: null });
    const id = Number(all.results.find(({ kind }) => kind === 'image')?.id);
    const set = (values: object) =>
      test.services.db.updateTable('assets').set(values).where('id', '=', id).execute();
    const before = (await read('assets/?without_alt=true')).count;
    await set({ alt_en: '' });
    const found = await read('assets/?without_alt=true&page_size=100');
    expect(found.count).toBe(before + 1);
    expect(found.results.find((one) => one.id === id)).toMatchObject({ has_alt: { de: true, en: false } });
    await set({ is_decorative: true });
    expect((await read('assets/?without_alt=true')).count).toBe(before);
  });

  it('versions name their documents, and scheduled publications', async () => {
    const { db } = test.services;
    const page = await db
      .selectFrom('pages')
      .selectAll()
      .where('site_name', 'is', null)
      .executeTakeFirstOrThrow();
    const plan = { document_id: page.document_id, created_at: test.clock.now(), created_by: null };
    await db
      .insertInto('document_publications')
      .values({ ...plan, language: 'de', version_id: null, starts_at: '2026-12-01T08:00:00.000Z' })
      .execute();
    const { results, planned } = (await read('versions/?page_size=100')) as Answer & { planned: unknown[] };
    expect(results.length).toBeGreaterThan(0);
    expect(results[0]).toMatchObject({ number: expect.any(Number), of: { kind: expect.any(String) } });
    expect(planned).toContainEqual({
      id: expect.any(Number),
      of: { kind: 'page', id: page.id, title: page.title_en },
      language: 'de',
      action: 'unpublish',
      starts_at: '2026-12-01T08:00:00.000Z',
    });
  });

  it('sign-ins are counted by day, without persons, and deleted as all counts are', async () => {
    await Promise.all([1, 2, 3].map(() => countSignIn(test.services, 'signed-in')));
    await countSignIn(test.services, 'refused');
    const { results } = await read('sign-ins/?from=2026-11-19');
    expect(results.at(-1)).toEqual({ day: TODAY, signed_in: 3, refused: 1 });
    test.clock.advance(91 * 24 * 3600);
    await runRetention(test.services);
    for (const table of ['page_views', 'sign_in_counts', 'missing_pages', 'search_keywords'] as const)
      expect(await test.services.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
