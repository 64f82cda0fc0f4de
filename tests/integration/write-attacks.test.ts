import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findAuditEntries } from '#features/core/access/audit/store.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openApi } from './api-app.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

type Json = Record<string, unknown>;

describeOnEngines('write protection', (engine) => {
  let test: TestServices;
  let app: ReturnType<typeof openApi>;
  let administrator: Record<string, string>;

  beforeAll(async () => {
    test = await openTestServices(engine);
    app = openApi(test.services);
    administrator = await signInAs(test.services, 'administrator');
  });
  beforeEach(() => {
    test.tags.length = 0;
  });
  afterAll(async () => {
    await test.close();
  });

  async function call(method: string, path: string, body?: unknown, ifMatch = '*') {
    const answer = await app.request(`https://buntspecht.example${path}`, {
      method,
      headers: { ...administrator, 'content-type': 'application/json', 'if-match': ifMatch },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, json: (text === '' ? {} : JSON.parse(text)) as Json };
  }
  const genre = (de: string) => ({ name: { de, en: null }, show_in_filter: true, position: 1 });
  const entriesOf = async (entity: string, entityId?: string) =>
    (await findAuditEntries(test.services.db, { entity, entityId }, { page: 1, pageSize: 1000 })).entries;

  it('sends a megabyte of one letter gets nowhere', async () => {
    const megabyte = 'a'.repeat(1_000_000);
    expect((await call('POST', '/genres', genre(megabyte))).status).toBe(413);
    expect((await call('POST', '/genres', `"${'['.repeat(200_000)}`)).status).toBe(400);
    expect((await call('POST', '/genres', genre('a'.repeat(200_000)))).status).toBe(400);
    expect(await entriesOf('genres')).toEqual([]);
    expect(test.tags).toEqual([]);
  });

  it('changes one letter of a long text leaves a short entry', async () => {
    const html = (last: string) => ({ de: `<p>${'a'.repeat(15_000)}${last}</p>`, en: null });
    const said = { de: 'Nachts', en: null };
    const series = { title: said, subline: said, description: html('b'), show_in_filter: true, position: 1 };
    const made = await call('POST', '/series', series);
    expect(made.status).toBe(201);
    expect(
      (await call('PATCH', `/series/${made.json.id}?publish=true`, { description: html('c') })).status,
    ).toBe(200);
    const [changed, created] = await entriesOf('series');
    expect(JSON.stringify(created).length).toBeLessThan(5000);
    expect(JSON.stringify(changed).length).toBeLessThan(500);
    expect(String(changed?.changes['description.de']?.after)).toContain('ac</p>');
  });

  it('is one of many who make the first of something at once', async () => {
    const redirect = { old_path: '/de/frueher', new_path: '/de/agb' };
    const redirects = await Promise.all(
      Array.from({ length: 6 }, () => call('POST', '/redirects', redirect)),
    );
    expect(redirects.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400, 400, 400]);
    const genres = await Promise.all(Array.from({ length: 6 }, () => call('POST', '/genres', genre('Wald'))));
    expect(genres.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    expect(new Set(genres.map(({ json }) => json.slug)).size).toBe(6);
    expect(await entriesOf('genres')).toHaveLength(6);
  });

  it('is one of many who change the settings by the same state wins alone', async () => {
    const answer = await app.request('https://buntspecht.example/admin/settings', { headers: administrator });
    const etag = answer.headers.get('etag') ?? '';
    const tries = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        call('PATCH', '/admin/settings', { site_name: `Specht ${n}` }, etag),
      ),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412, 412, 412]);
    expect(await entriesOf('settings')).toHaveLength(1);
    await expect.poll(() => test.tags).toEqual(['settings']);
  });

  it('writes nothing beside what is changed: names of another kind, or of the prototype', async () => {
    for (const body of [
      '{"__proto__":{"position":1},"name":{"de":"A","en":null},"show_in_filter":true}',
      '{"name":{"de":"A","en":null,"fr":"A"},"show_in_filter":true,"position":1}',
      '{"id":7,"name":{"de":"A","en":null},"show_in_filter":true,"position":1}',
    ])
      expect([body, (await call('POST', '/genres', body)).status]).toEqual([body, 400]);
  });

  it.skipIf(engine === 'sqlite')(
    'whose connections are ended leaves entries for stored changes alone',
    async () => {
      const { json } = await call('POST', '/genres', genre('Kette'));
      const url = test.services.config.databaseUrl ?? '';
      const ender = new pg.Client({ connectionString: url });
      await ender.connect();
      let isOver = false;
      const ending = (async () => {
        while (!isOver)
          await ender.query(
            `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
            and pid <> pg_backend_pid() and state = 'idle in transaction' and random() < 0.3`,
          );
      })();
      const changes = Array.from({ length: 40 }, (_, n) =>
        call('PATCH', `/genres/${json.id}`, { position: 100 + n }).catch(() => null),
      );
      const answers = await Promise.all(changes);
      isOver = true;
      await ending;
      await ender.end();
      // Each entry continues from the one before it, and the last equals the stored state.
      const chain = (await entriesOf('genres', String(json.id)))
        .toReversed()
        .map(({ changes: { position } }) => position);
      for (let n = 1; n < chain.length; n += 1) expect(chain[n]?.before).toBe(chain[n - 1]?.after);
      const stored = await call('GET', `/admin/genres/${json.id}`);
      expect(stored.json.position).toBe(chain.at(-1)?.after);
      expect(chain.length - 1).toBeGreaterThanOrEqual(
        answers.filter((answer) => answer?.status === 200).length,
      );
    },
  );
});
