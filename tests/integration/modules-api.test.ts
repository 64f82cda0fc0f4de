import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findDraft } from '#features/core/documents/draft-store.server.ts';
import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import { pageEditorApi } from '#server/api/api.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

interface Answer {
  status: number;
  json: { id: string; version: number; merged: object | null; code: string };
}

describeOnEngines('the calls for each kind of module', (engine) => {
  let test: TestServices;
  let site: Hono;
  let editor: Record<string, string>;
  let document: number;

  beforeEach(async () => {
    test = await openTestServices(engine);
    editor = await signInAs(test.services, 'editor');
    site = new Hono({ strict: false });
    site.onError((error, c) => {
      if (error instanceof Problem) return problemResponse(c, error);
      throw error;
    });
    site.route('/', pageEditorApi(test.services));
    const page = await call('POST', '/pages', { title: { de: 'Seite', en: null } });
    document = (page.json as unknown as { document: number }).document;
  });
  afterEach(() => test.close());

  async function call(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await site.request(`http://localhost${path}`, {
      method,
      headers: { ...editor, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, json: (await answer.json()) as Answer['json'] };
  }
  const modules = async () => (await findDraft(test.services.db, document))?.content.modules ?? [];
  const faq = (base_version: number, ids: string[]) => ({
    document,
    base_version,
    data: { questions: ids.map((id) => ({ id })) },
  });

  it('change and delete only modules of their kind', async () => {
    const made = await call('POST', '/headline', { document, base_version: 1 });
    expect(made.status).toBe(201);
    const change = { document, base_version: 2, text: { de: { content: 'Neu' } } };
    expect((await call('PATCH', `/text/${made.json.id}`, change)).status).toBe(404);
    const query = `?document=${document}&base_version=2`;
    expect((await call('DELETE', `/text/${made.json.id}${query}`)).status).toBe(404);
    expect((await call('PATCH', `/headline/${made.json.id}`, change)).status).toBe(200);
    expect((await modules())[0]?.text.de.content).toBe('Neu');
    expect(
      (await call('DELETE', `/headline/${made.json.id}?document=${document}&base_version=3`)).status,
    ).toBe(200);
    expect(await modules()).toEqual([]);
  });

  it('keep what is not named: the other end of a window too', async () => {
    const { id } = (
      await call('POST', '/headline', {
        document,
        base_version: 1,
        online_from: '2026-11-01T00:00:00.000Z',
        online_to: '2026-12-01T00:00:00.000Z',
      })
    ).json;
    await call('PATCH', `/headline/${id}`, {
      document,
      base_version: 2,
      online_from: '2026-11-10T00:00:00.000Z',
    });
    expect((await modules())[0]).toMatchObject({
      online_from: '2026-11-10T00:00:00.000Z',
      online_to: '2026-12-01T00:00:00.000Z',
    });
    await call('PATCH', `/headline/${id}`, { document, base_version: 3, online_to: null });
    expect((await modules())[0]).toMatchObject({ online_from: '2026-11-10T00:00:00.000Z' });
    expect((await modules())[0]).not.toHaveProperty('online_to');
  });

  it('take a list as changes of the state it is based on', async () => {
    const { id } = (await call('POST', '/faq', faq(1, ['one', 'two']))).json;
    await call('PATCH', `/faq/${id}`, faq(2, ['one', 'two', 'three']));
    // Editors who have not seen the third question do not delete it.
    const changed = await call('PATCH', `/faq/${id}`, faq(2, ['two']));
    expect([changed.status, changed.json.merged === null]).toEqual([200, false]);
    expect((await modules())[0]?.data.questions).toEqual([{ id: 'two' }, { id: 'three' }]);
  });
});
