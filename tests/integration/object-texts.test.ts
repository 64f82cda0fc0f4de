import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Actor } from '#features/core/access/index.server.ts';
import { isDraftTag } from '#features/core/documents/cache-tags.ts';
import { findDraft } from '#features/core/documents/draft-store.server.ts';
import { editDocument } from '#features/core/documents/edit-document.server.ts';
import type { Operation } from '#features/core/documents/operations/operation.ts';
import { publishDocument, unpublishDocument } from '#features/core/documents/publish-document.server.ts';
import { writeDueTexts } from '#features/core/resources/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { pageEditorApi } from '#server/api/api.ts';
import { contentServices } from '#server/services/content-services.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openApi } from './api-app.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

type Json = Record<string, unknown>;

const MIA: Actor = { id: 1, role: 'editor' };
const TOMORROW = '2026-11-21T08:00:00.000Z';
const PERSON = {
  name: 'Ottilie von der Öhe',
  category: 1,
  role: { de: 'Klangmacherin', en: 'Maker of sounds' },
  biography: { de: '<p>Hört alles.</p>', en: null },
};

describeOnEngines('the texts of an entity', (engine) => {
  let test: TestServices;
  let editor: Record<string, string>;
  let person: number;

  beforeEach(async () => {
    test = await openTestServices(engine);
    editor = await signInAs(test.services, 'editor');
    const category = await call('POST', '/person-categories', {
      name: { de: 'Hinter der Bühne', en: null },
      position: 1,
    });
    const made = await call('POST', '/persons', { ...PERSON, category: category.json.id });
    person = made.json.id as number;
    test.tags.length = 0;
  });
  afterEach(() => test.close());

  async function call(method: string, path: string, body?: object, etag = '*') {
    const answer = await openApi(test.services).request(`https://buntspecht.example${path}`, {
      method,
      headers: { ...editor, 'content-type': 'application/json', 'if-match': etag },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const json = (answer.status === 204 ? {} : await answer.json()) as Json;
    return { status: answer.status, json, etag: answer.headers.get('etag') ?? '' };
  }
  const change = (changes: object, query = '') => call('PATCH', `/persons/${person}${query}`, changes);
  const seen = async () => (await call('GET', `/persons/${person}`)).json;
  const edited = async () => (await call('GET', `/admin/persons/${person}`)).json;
  async function documentOf(id = person, contentType = 'person') {
    const answer = await pageEditorApi(test.services).request('http://localhost/texts', {
      method: 'POST',
      headers: { ...editor, 'content-type': 'application/json' },
      body: JSON.stringify({ content_type: contentType, object_id: id }),
    });
    return ((await answer.json()) as { document: number }).document;
  }
  async function operate(...operations: Operation[]) {
    const documentId = await documentOf();
    const draft = await findDraft(test.services.db, documentId);
    const edit = { documentId, baseVersion: draft?.version ?? 0, operations };
    return editDocument(contentServices(test.services), MIA, edit);
  }
  const say = (field: string, language: Language, value: string): Promise<unknown> =>
    operate({ op: 'set-field', id: 'texts', language, field, value });
  async function publish(languages: Language[], at: string | null = null) {
    const documentId = await documentOf();
    const draft = await findDraft(test.services.db, documentId);
    const wanted = { documentId, baseVersion: draft?.version ?? 0, languages, at };
    return publishDocument(contentServices(test.services), MIA, wanted);
  }

  it('stand in the history of their record: drafts, plans and publications', async () => {
    await change({ role: { de: 'Geräusch', en: null } });
    await publish(['de'], TOMORROW);
    const administrator = await signInAs(test.services, 'administrator');
    const entries = async (query: string) => {
      const path = `https://buntspecht.example/admin/audit?entity=persons&entity_id=${person}${query}`;
      const answer = await openApi(test.services).request(path, { headers: administrator });
      const { results } = (await answer.json()) as { results: Json[] };
      return results.map(({ entity, action }) => `${entity} ${action}`);
    };
    expect(await entries('')).toEqual(['persons created']);
    expect(await entries('&with_texts=true')).toEqual([
      'publications created',
      'documents changed',
      'publications created',
      'publications created',
      'persons created',
    ]);
  });

  it('are written into a draft by the generic calls: half a sentence is never live', async () => {
    const changed = await change({ role: { de: 'Geräusch', en: null } });
    expect(changed.json.role).toEqual({ de: 'Geräusch', en: null });
    // Editors are notified; public pages are not invalidated.
    expect(test.tags.filter((tag) => !isDraftTag(tag))).toEqual([]);
    expect(await seen()).toMatchObject({ role: 'Klangmacherin' });
    const { json, etag } = await call('GET', `/admin/persons/${person}`);
    expect([json.role, etag]).toEqual([{ de: 'Geräusch', en: null }, changed.etag]);
  });

  it('are live with their drafts when the call says so', async () => {
    await change({ biography: { de: '<p>Hört noch mehr.</p>', en: null } });
    const published = await change({ role: { de: 'Geräuschmacherin', en: null } }, '?publish=true');
    expect(published.status).toBe(200);
    expect(await seen()).toMatchObject({ role: 'Geräuschmacherin', biography: '<p>Hört noch mehr.</p>' });
    expect(test.tags).toContain('ensemble');
    expect((await change({ role: { de: 'x', en: null } }, '?publish=yes')).status).toBe(400);
  });

  it('leave everything else to be live at once', async () => {
    await change({ name: 'Ottilie Öhe', role: { de: 'Halb', en: null } });
    expect(await seen()).toMatchObject({ name: 'Ottilie Öhe', role: 'Klangmacherin' });
  });

  it('are published language by language', async () => {
    await say('role', 'de', 'Halb getippt');
    await say('role', 'en', 'Sound maker');
    expect(await publish(['en'])).toMatchObject({ ok: true });
    expect(await seen()).toMatchObject({ role: 'Klangmacherin' });
    const { json } = await call('GET', `/admin/persons/?id=${person}`);
    expect((json.results as Json[])[0]?.role).toEqual({ de: 'Klangmacherin', en: 'Sound maker' });
    expect(await edited()).toMatchObject({ role: { de: 'Halb getippt', en: 'Sound maker' } });
  });

  it('go live by plan, however late the job runs', async () => {
    await say('role', 'de', 'Ab morgen');
    await publish(['de'], TOMORROW);
    await writeDueTexts(contentServices(test.services));
    expect(await seen()).toMatchObject({ role: 'Klangmacherin' });
    test.clock.advance(10 * 24 * 3600);
    await writeDueTexts(contentServices(test.services));
    expect(await seen()).toMatchObject({ role: 'Ab morgen' });
    test.tags.length = 0;
    await writeDueTexts(contentServices(test.services));
    expect(test.tags).toEqual([]);
  });

  it('are always there in German; another language may go', async () => {
    const documentId = await documentOf();
    const unpublish = (language: Language) =>
      unpublishDocument(contentServices(test.services), MIA, { documentId, languages: [language] });
    expect(await unpublish('de')).toEqual({ ok: false, error: { code: 'GERMAN_NEEDED' } });
    expect(await unpublish('en')).toMatchObject({ ok: true });
    const { json } = await call('GET', `/admin/persons/?id=${person}`);
    expect((json.results as Json[])[0]?.role).toEqual({ de: 'Klangmacherin', en: null });
  });

  it('may be empty in a draft, which is not published then and spoils nothing that is written back', async () => {
    await operate({ op: 'set-field', id: 'texts', language: 'de', field: 'role' });
    expect(await publish(['de'])).toMatchObject({
      ok: false,
      error: { code: 'INCOMPLETE', errors: [{ field: 'role', language: 'de' }] },
    });
    const { id: _, ...input } = await edited();
    expect((await call('POST', `/persons/${person}`, input)).status).toBe(200);
  });

  it('are one document that nothing is added to and nothing taken from', async () => {
    const refused = { ok: false, error: { code: 'INVALID', errors: [{ code: 'fixed' }] } };
    const headline = {
      id: 'h',
      type: 'headline',
      version: 1,
      data: { headline_level: 2 },
      text: { de: {}, en: {} },
    };
    expect(await operate({ op: 'remove', id: 'texts' })).toMatchObject(refused);
    expect(await operate({ op: 'duplicate', id: 'texts', as: 'more' })).toMatchObject(refused);
    expect(await operate({ op: 'insert', place: 'root/main', index: 0, node: headline })).toMatchObject(
      refused,
    );
  });

  it('are shown in every language and at all times, once they are published', async () => {
    const refused = { ok: false, error: { code: 'INVALID', errors: [{ code: 'fixed' }] } };
    expect(await operate({ op: 'set-languages', id: 'texts', languages: ['en'] })).toMatchObject(refused);
    const from = '2030-01-01T00:00:00.000Z';
    expect(await operate({ op: 'set-online', id: 'texts', from, to: null })).toMatchObject(refused);
  });

  it('link to pages where these are', async () => {
    const made = await pageEditorApi(test.services).request('http://localhost/pages', {
      method: 'POST',
      headers: { ...editor, 'content-type': 'application/json' },
      body: JSON.stringify({ title: { de: 'Presse', en: null } }),
    });
    const page = (await made.json()) as { id: number; document: number };
    const link = `<p><a data-page="${page.id}">Presse</a></p>`;
    await change({ biography: { de: link, en: null } }, '?publish=true');
    expect(await seen()).toMatchObject({ biography: '<p>Presse</p>' });
    const wanted = { documentId: page.document, baseVersion: 1, languages: ['de' as const] };
    await publishDocument(contentServices(test.services), MIA, wanted);
    await publish(['de']);
    expect(await seen()).toMatchObject({ biography: '<p><a href="/de/presse">Presse</a></p>' });
    expect(await edited()).toMatchObject({ biography: { de: link } });
  });

  it('are deleted with their entity', async () => {
    const documentId = await documentOf();
    expect((await call('DELETE', `/persons/${person}`)).status).toBe(204);
    expect(await findDraft(test.services.db, documentId)).toBeNull();
  });

  it('are one document however many ask for it at once', async () => {
    const documents = await Promise.all(Array.from({ length: 10 }, () => documentOf()));
    expect(new Set(documents).size).toBe(1);
  });

  it('are written by two calls at once without either getting stuck or lost', async () => {
    await documentOf();
    const names = Array.from({ length: 6 }, (_, at) => `Name ${at}`);
    await Promise.all(
      names.flatMap((name) => [
        change({ name }),
        say('role', 'en', name),
        publish(['de', 'en']).catch(() => null),
      ]),
    );
    await publish(['de', 'en']);
    const { json } = await call('GET', `/admin/persons/?id=${person}`);
    const row = (json.results as Json[])[0] as { name: string; role: { en: string } };
    expect(names).toContain(row.name);
    expect(row.role).toEqual((await edited()).role);
  });
});
