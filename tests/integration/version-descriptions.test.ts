import { afterEach, beforeEach, expect, it } from 'vitest';
import { findAuditEntries } from '#features/core/access/index.server.ts';
import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openCalls } from './api-routes.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

interface Described {
  id: number;
  reason: string;
  name: string | null;
  note: string | null;
}

describeOnEngines('the description of a version', (engine) => {
  let test: TestServices;
  let site: ReturnType<typeof openCalls>;
  let editor: Record<string, string>;
  let versions: string;

  beforeEach(async () => {
    test = await openTestServices(engine);
    editor = await signInAs(test.services, 'editor');
    site = openCalls(test.services, []);
    site.onError((error, c) => {
      if (error instanceof Problem) return problemResponse(c, error);
      throw error;
    });
    const page = await call('POST', '/pageeditor-api/pages/', { title: { de: 'Seite', en: null } });
    versions = `/pageeditor-api/documents/${page.json.document}/versions/`;
  });
  afterEach(() => test.close());

  async function call(method: string, path: string, body?: object, more: Record<string, string> = {}) {
    const answer = await site.request(`http://localhost${path}`, {
      method,
      headers: { ...editor, 'content-type': 'application/json', ...more },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const json = (await answer.json()) as Record<string, unknown> & { document: number };
    return { status: answer.status, json, etag: answer.headers.get('etag') ?? '' };
  }
  const keep = async (body: object) => {
    const stored = await call('POST', versions, { base_version: 1, ...body });
    expect(stored.status).toBe(201);
    return `${versions}${stored.json.id}/`;
  };
  const say = (path: string, body: object, etag: string) => call('PATCH', path, body, { 'if-match': etag });
  const listed = async () =>
    ((await call('GET', versions)).json.results as Described[]).map(({ name, note }) => ({ name, note }));

  it('is stored with it, cleaned, and changed later, each separately', async () => {
    const path = await keep({ name: ' vor der\nPremiere ', note: 'Erstens\u0007\r\n\r\nZweitens\n' });
    expect(await listed()).toEqual([{ name: 'vor der Premiere', note: 'Erstens\n\nZweitens' }]);
    const { etag, json } = await call('GET', path);
    expect(json).toMatchObject({ name: 'vor der Premiere', reason: 'named', modules: [] });
    const changed = await say(path, { name: 'nach der Premiere' }, etag);
    expect(changed).toMatchObject({ status: 200, json: { name: 'nach der Premiere' } });
    expect((await say(path, { note: ' \n ' }, changed.etag)).status).toBe(200);
    expect(await listed()).toEqual([{ name: 'nach der Premiere', note: null }]);
  });

  it('is audited with its author, and nothing is where nothing changed', async () => {
    const path = await keep({ name: 'A', note: 'Warum' });
    const { etag, json } = await call('GET', path);
    expect((await say(path, { name: 'B' }, etag)).status).toBe(200);
    expect((await say(path, { name: ' B ', note: 'Warum' }, '*')).status).toBe(200);
    const { entries } = await findAuditEntries(
      test.services.db,
      { entity: 'versions', entityId: `${json.id}` },
      { page: 1, pageSize: 10 },
    );
    expect(entries.map(({ changes }) => changes)).toMatchObject([
      { name: { before: 'A', after: 'B' } },
      { name: { after: 'A' }, note: { after: 'Warum' } },
    ]);
  });

  it('can be added to automatic versions too, and removed', async () => {
    const publish = versions.replace('/versions/', '/publish/');
    const published = await call('POST', publish, { base_version: 1, languages: ['de'] });
    const path = `${versions}${published.json.version_id}/`;
    const { etag } = await call('GET', path);
    const named = await say(path, { name: 'Eröffnung', note: 'So ging es hinaus.' }, etag);
    expect(named.json).toMatchObject({ reason: 'published', name: 'Eröffnung' });
    expect((await say(path, { name: null, note: null }, named.etag)).status).toBe(200);
    expect(await listed()).toEqual([{ name: null, note: null }]);
  });

  it('keeps a name where it was saved under one', async () => {
    const path = await keep({ name: 'A' });
    expect(await say(path, { name: ' ' }, '*')).toMatchObject({
      status: 422,
      json: { code: 'name_needed' },
    });
    expect(await listed()).toEqual([{ name: 'A', note: null }]);
  });

  it('is not overwritten by an editor who has not seen the latest description', async () => {
    const path = await keep({ name: 'A', note: 'Eins' });
    const { etag } = await call('GET', path);
    const tries = await Promise.all(
      Array.from({ length: 6 }, (_, n) => say(path, { name: `Name ${n}` }, etag)),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412, 412, 412]);
    const won = tries.find(({ status }) => status === 200)?.json.name;
    expect(await listed()).toEqual([{ name: won, note: 'Eins' }]);
    expect((await say(path, { name: 'Z' }, '')).status).toBe(428);
  });

  it('is refused when it is too long, a megabyte before it is read', async () => {
    const path = await keep({ name: 'A', note: 'n'.repeat(2000) });
    for (const [body, field] of [
      [{ note: 'n'.repeat(2001) }, 'note'],
      [{ name: 'n'.repeat(201) }, 'name'],
    ] as const) {
      const answer = await say(path, body, '*');
      expect([answer.status, (answer.json.fields as { field: string }[])[0]?.field]).toEqual([400, field]);
    }
    for (const letter of ['n', ' ', '\n']) {
      expect((await say(path, { note: letter.repeat(1_000_000) }, '*')).status).toBe(413);
      expect((await say(path, { note: `${letter.repeat(100_000)}n` }, '*')).status).toBe(
        letter === 'n' ? 400 : 200,
      );
    }
    expect(
      (await call('POST', versions, { base_version: 1, name: 'B', note: 'n'.repeat(2001) })).status,
    ).toBe(400);
  });

  it('needs permission to edit pages, and a version of the named document', async () => {
    const path = await keep({ name: 'A' });
    const other = await call('POST', '/pageeditor-api/pages/', { title: { de: 'Andere', en: null } });
    const id = path.split('/').at(-2);
    const elsewhere = `/pageeditor-api/documents/${other.json.document}/versions/${id}/`;
    expect((await say(elsewhere, { name: 'B' }, '*')).status).toBe(404);
    expect((await say(`${versions}999999/`, { name: 'B' }, '*')).status).toBe(404);
    const own = editor;
    const token = { cookie: 'csrftoken=t', 'x-csrftoken': 't' };
    for (const [headers, status] of [
      [token, 401],
      [await signInAs(test.services, 'visitor'), 403],
      [await signInAs(test.services, 'box_office'), 403],
    ] as const) {
      editor = headers;
      expect((await say(path, { name: 'B' }, '*')).status).toBe(status);
    }
    editor = own;
    expect(await listed()).toEqual([{ name: 'A', note: null }]);
  });
});
