import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Actor } from '#features/core/access/index.server.ts';
import { writeDraft } from '#features/core/documents/draft-store.server.ts';
import { findDraft } from '#features/core/documents/index.server.ts';
import type { ContentTree } from '#features/core/documents/index.ts';
import { publishDocument, unpublishDocument } from '#features/core/documents/publish-document.server.ts';
import { MODULES } from '#features/website/modules/index.server.ts';
import { ensureContainer } from '#features/website/pages/containers.server.ts';
import { findAttached } from '#features/website/pages/find-attached.server.ts';
import type { Language } from '#lib/localized.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import { pageEditorApi } from '#server/api/api.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const MIA: Actor = { id: 1, role: 'editor' };

describeOnEngines('containers attached to an entity', (engine) => {
  let test: TestServices;

  beforeEach(async () => {
    test = await openTestServices(engine);
  });
  afterEach(() => test.close());

  async function attach(slug: string, objectId: number, content: ContentTree) {
    const facts = { layout: null, contentType: 'production', objectId };
    const made = await ensureContainer(test.services, MIA, slug, facts);
    if (!made.ok) throw new Error('not made');
    const { documentId } = made.value;
    await inTransaction(test.services.db, async (trx) => {
      const draft = await findDraft(trx, documentId);
      if (draft)
        await writeDraft(
          trx,
          draft,
          { content, undo: { before: draft.content } },
          { at: test.clock.now(), by: 1 },
        );
    });
    return documentId;
  }
  const publish = async (documentId: number, languages: Language[]) => {
    const draft = await findDraft(test.services.db, documentId);
    const wanted = { documentId, baseVersion: draft?.version ?? 0, languages };
    expect(await publishDocument({ ...test.services, definitions: MODULES }, MIA, wanted)).toMatchObject({
      ok: true,
    });
  };
  const saying = (content: string): ContentTree => ({
    modules: [
      {
        id: 'a',
        type: 'headline',
        version: 1,
        data: { headline_level: 2 },
        text: { de: { content }, en: {} },
      },
    ],
  });
  const seen = async (language: Language, options = {}) => {
    const { shown } = await findAttached(test.services, { kind: 'production', id: 7 }, language, options);
    return shown.map((each) => [each.language, each.state, each.content.modules[0]?.text.de.content]);
  };

  function pageEditor() {
    const app = new Hono({ strict: false });
    app.onError((error, c) => {
      if (error instanceof Problem) return problemResponse(c, error);
      throw error;
    });
    return app.route('/', pageEditorApi(test.services));
  }

  it('is shown on its page once published, in German where there is no English, and by nothing else', async () => {
    expect(await seen('de')).toEqual([]);
    const documentId = await attach('seven', 7, saying('Zugabe'));
    await publish(await attach('eight', 8, saying('Anderswo')), ['de']);
    expect(await seen('de')).toEqual([]);
    await publish(documentId, ['de']);
    expect(await seen('de')).toEqual([['de', 'published', 'Zugabe']]);
    expect(await seen('en')).toEqual([['de', 'published', 'Zugabe']]);
    await unpublishDocument({ ...test.services }, MIA, { documentId, languages: ['de'] });
    expect(await seen('de')).toEqual([]);
  });

  it('is its draft to those who edit, and to nobody else who says so', async () => {
    await attach('seven', 7, saying('Entwurf'));
    expect(await seen('de', { canEdit: true, isEditing: true })).toEqual([['de', 'draft', 'Entwurf']]);
    expect(await seen('de', { isEditing: true })).toEqual([]);
  });

  it('stands in the order in which it was made, where there are several', async () => {
    for (const slug of ['second-name', 'a-name']) await publish(await attach(slug, 7, saying(slug)), ['de']);
    expect((await seen('de')).map(([, , content]) => content)).toEqual(['second-name', 'a-name']);
  });

  it('is asked for in one query, and read from memory then', async () => {
    await publish(await attach('seven', 7, saying('Zugabe')), ['de']);
    await seen('de');
    let queries = 0;
    const counting = {
      transformQuery: ({ node }: { node: never }) => {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }: { result: never }) => result,
    };
    const db = test.services.db.withPlugin(counting as never);
    await findAttached({ ...test.services, db }, { kind: 'production', id: 7 }, 'de');
    expect(queries).toBe(1);
  });

  it('is found by its name among all of them by editors, page by page, and by nobody else', async () => {
    for (const slug of ['zugabe', 'anfahrt', 'kaefer']) await attach(slug, 7, saying(slug));
    const list = async (query: string, headers: Record<string, string>) =>
      pageEditor().request(`https://b.example/container/?${query}`, { headers });
    const as = await signInAs(test.services, 'editor');
    const slugs = async (query: string) => {
      const { count, results } = await (await list(query, as)).json();
      return [count, results.map(({ slug }: { slug: string }) => slug)];
    };
    expect(await slugs('page_size=2')).toEqual([3, ['anfahrt', 'kaefer']]);
    expect(await slugs('page=2&page_size=2')).toEqual([3, ['zugabe']]);
    expect((await list('', {})).status).toBe(401);
    expect((await list('', await signInAs(test.services, 'visitor'))).status).toBe(403);
  });

  it('is made once on an editor’s request, and by a whole name only', async () => {
    const app = pageEditor();
    const as = await signInAs(test.services, 'editor');
    const make = async (body: object, headers: Record<string, string> = as) =>
      app.request('https://b.example/container/', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const body = { slug: 'kaefer', parent: null, content_type: 'production', object_id: 7 };
    const made = await Promise.all([make(body), make(body), make(body)]);
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    const ids = await Promise.all(made.map(async (answer) => (await answer.json()).id));
    expect(new Set(ids).size).toBe(1);
    expect((await make({ ...body, slug: 'other', object_id: null })).status).toBe(400);
    expect((await make({ ...body, slug: 'other', content_type: null })).status).toBe(400);
    expect([401, 403]).toContain((await make(body, {})).status);
  });
});
