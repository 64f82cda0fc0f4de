import { afterAll, beforeAll, expect, it } from 'vitest';
import { RESOURCES } from '#features/all-resources.server.ts';
import { can, type Role } from '#features/core/access/index.server.ts';
import type { Resource } from '#features/core/resources/index.server.ts';
import { listFilters, listSchema } from '#features/core/resources/list-request.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openApi } from './api-app.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

type Json = Record<string, unknown>;
interface Page {
  count: number;
  next: string | null;
  previous: string | null;
  results: Json[];
}

const NAMED = RESOURCES.map((resource) => ({ path: resource.path, resource }));

describeOnEngines('the lists of the admin area', (engine) => {
  let test: TestServices;
  let app: ReturnType<typeof openApi>;
  let administrator: Record<string, string>;
  const staff = new Map<Role, Record<string, string>>();

  beforeAll(async () => {
    test = await openTestServices(engine, { demo: true });
    app = openApi(test.services);
    administrator = await signInAs(test.services, 'administrator');
    for (const role of ['box_office', 'editor', 'accountant'] as const)
      staff.set(role, await signInAs(test.services, role));
  });
  afterAll(async () => {
    await test.close();
  });

  const ask = (path: string, headers = administrator) =>
    app.request(`https://buntspecht.example/admin${path}`, { headers });
  const list = async (path: string) => {
    const answer = await ask(path);
    expect([path, answer.status]).toEqual([path, 200]);
    return (await answer.json()) as Page;
  };
  const idsOf = ({ results }: Page) => results.map(({ id }) => id);

  async function stored({ table }: Resource): Promise<number> {
    const rows = await test.services.db.selectFrom(table).selectAll().execute();
    return rows.length;
  }

  it.each(NAMED)('$path has every row there is, page by page', async ({ path, resource }) => {
    const total = await stored(resource);
    const seen = new Set<unknown>();
    for (let page = 1; (page - 1) * 40 < total; page += 1) {
      const { count, next, results } = await list(`${path}?page_size=40&page=${page}`);
      expect([count, next === null]).toEqual([total, page * 40 >= total]);
      for (const { id } of results) seen.add(id);
    }
    expect(seen.size).toBe(total);
  });

  it.each(NAMED)(
    '$path is sorted by every sortable field, in both directions',
    async ({ path, resource }) => {
      for (const sort of listSchema(resource).shape.sort.unwrap().options) {
        const up = idsOf(await list(`${path}?page_size=100&sort=${sort}`));
        const down = idsOf(await list(`${path}?page_size=100&sort=${sort}&order=desc`));
        expect([sort, up.length]).toEqual([sort, down.length]);
        if (up.length > 1 && up.length < 100 && sort === 'id') expect(down).toEqual(up.toReversed());
      }
    },
  );

  it.each(NAMED)('$path takes each of its filters', async ({ path, resource }) => {
    for (const [name, { example }] of listFilters(resource)) {
      const { count } = await list(`${path}?${new URLSearchParams({ [name]: example })}`);
      expect(count).toBeLessThanOrEqual(await stored(resource));
    }
  });

  it.each(NAMED)('$path needs permission to change it, or to choose from it', async ({ path, resource }) => {
    expect((await ask(path, {})).status).toBe(401);
    const mayRead = (role: Role) =>
      can({ role }, resource.permission) ||
      (resource.alsoReadWith !== undefined && can({ role }, resource.alsoReadWith));
    for (const [role, headers] of staff) {
      const statuses = [(await ask(path, headers)).status, (await ask(`${path}/1`, headers)).status];
      if (mayRead(role)) expect(statuses[0]).toBe(200);
      else expect([role, ...statuses]).toEqual([role, 403, 403]);
    }
  });

  it('texts are in the order of their characters, what has none comes last', async () => {
    const { results } = await list('/persons?sort=name&page_size=100');
    const rows = await test.services.db.selectFrom('persons').select(['id', 'sort_name']).execute();
    const names = new Map(rows.map(({ id, sort_name }) => [id, sort_name]));
    const sorted = results.map(({ id }) => names.get(id as number) ?? '');
    expect(sorted).toEqual(sorted.toSorted((one, other) => (one < other ? -1 : 1)));
    for (const order of ['asc', 'desc']) {
      const { results: news } = await list(`/breaking-news?sort=online_from&order=${order}`);
      const withoutStart = news.map(({ online_from }) => online_from === null);
      expect(withoutStart).toEqual(withoutStart.toSorted());
    }
  });

  it('offline entities are in the list, and can be filtered for', async () => {
    await test.services.db.updateTable('productions').set({ is_online: false }).where('id', '=', 3).execute();
    expect(idsOf(await list('/productions?page_size=100'))).toContain(3);
    expect(idsOf(await list('/productions?is_online=false'))).toEqual([3]);
    expect(idsOf(await list('/productions?is_online=true&page_size=100'))).not.toContain(3);
  });

  it('filters go together, links between tables included', async () => {
    const { results } = await list(
      '/events?production=1&date_start_from=2026-12-01T00:00:00.000Z&sort=date_start',
    );
    expect(results.length).toBeGreaterThan(0);
    for (const { production, date_start } of results) {
      expect(production).toBe(1);
      expect(String(date_start) >= '2026-12-01').toBe(true);
    }
    const linked = await test.services.db
      .selectFrom('production_production_tags')
      .select('production_id')
      .where('tag_id', '=', 1)
      .execute();
    const { count } = await list('/productions?tags=1');
    expect(count).toBe(linked.length);
  });

  it('many are had by their ids', async () => {
    expect(idsOf(await list('/genres?id=3&id=1&id=99999&id=1'))).toEqual([1, 3]);
    expect(
      (await ask(`/genres?${Array.from({ length: 101 }, (_, id) => `id=${id + 1}`).join('&')}`)).status,
    ).toBe(400);
  });

  it('words are found within texts, in any case and with any sign', async () => {
    const { db } = test.services;
    const texts = { name_de: 'Äpfel & 100 %_Öl', name_en: 'Apples', show_in_filter: true, position: 1 };
    const updated_at = test.clock.now();
    const { id } = await db
      .insertInto('genres')
      .values({ slug: 'aepfel', ...texts, updated_at })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const q of ['äpfel', 'Äpfel', 'ÄPFEL', 'öl', 'apple AEPF', '%_', '100 % öl'])
      expect([q, idsOf(await list(`/genres?${new URLSearchParams({ q })}`))]).toEqual([q, [id]]);
    for (const q of ['äpfel birne', '%%%', '_____________', "' or 1=1 --", '\\'])
      expect([q, (await list(`/genres?${new URLSearchParams({ q })}`)).count]).toEqual([q, 0]);
    expect((await list('/genres?q=%20')).count).toBe((await list('/genres')).count);
  });

  it('invalid parameters are named', async () => {
    for (const [query, field] of [
      ['sort=password', 'sort'],
      ['sort=name_de;drop', 'sort'],
      ['order=up', 'order'],
      [`q=${'a'.repeat(101)}`, 'q'],
      ['id=0', 'id.0'],
      ['id=3000000000', 'id.0'],
      ['show_in_filter=maybe', 'show_in_filter'],
      ['position=-1', 'position'],
      ['page=0', 'page'],
      ['page_size=101', 'page_size'],
    ]) {
      const answer = await ask(`/genres?${query}`);
      const { fields } = (await answer.json()) as { fields: { field: string }[] };
      expect([query, answer.status, fields.map((each) => each.field)]).toEqual([query, 400, [field]]);
    }
  });

  it('a parameter that is repeated counts once', async () => {
    expect((await list('/genres?page_size=1&page_size=2&sort=id&sort=slug')).results).toHaveLength(1);
  });
});
