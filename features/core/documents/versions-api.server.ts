import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { requirePermission, type WithPrincipal } from '#features/core/access/index.server.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { MAX_ID } from '#lib/query-parameters.ts';
import { requireIfMatch, respondWithState } from '#platform/http/entity-tag.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { readPaging } from '#platform/http/list-request.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import { compareDocuments } from './compare.ts';
import { draftJson, versionJson, versionState } from './content-json.server.ts';
import { describeProblem, restoreProblem } from './content-problems.server.ts';
import { describeVersion } from './describe-version.server.ts';
import { fromTree } from './document.ts';
import { draftOf, idOf, noSuch } from './document-request.server.ts';
import type { ContentServices } from './edit-document.server.ts';
import { upToDateTree } from './known-module.ts';
import { nameVersion } from './name-version.server.ts';
import { describedBody, nameBody, restoreBody } from './request-bodies.ts';
import { restoreVersion } from './restore-version.server.ts';
import { findVersion, findVersionContent, findVersions } from './version-store.server.ts';

const state = z.union([z.literal('draft'), z.coerce.number().int().positive().max(MAX_ID)]);

/** API of the stored versions of documents: their names, and restoring them (docs/product/content.md#versions). */
export function versionsApi(services: ContentServices) {
  const { db } = services;
  const app = new Hono<WithPrincipal>({ strict: false });
  const editorOf = (c: Context<WithPrincipal>) => requirePermission(c.get('principal'), 'edit-pages');

  app.use('/documents/:id/versions/*', async (c, next) => {
    c.header('cache-control', 'private, no-store');
    await next();
  });

  app.get('/documents/:id/versions', async (c) => {
    await editorOf(c);
    const paging = readPaging(c);
    const draft = await draftOf(db, c);
    const { versions, total } = await findVersions(db, draft.documentId, paging);
    return c.json(pageOfList(new URL(c.req.url), { total, ...paging }, versions.map(versionJson)));
  });

  app.post('/documents/:id/versions', async (c) => {
    const actor = await editorOf(c);
    const { base_version: baseVersion, name, note } = parseInput(nameBody, await readJson(c));
    const named = await nameVersion(services, actor, { documentId: idOf(c), baseVersion, name, note });
    if (!named.ok) throw restoreProblem(named.error);
    return c.json({ id: named.value }, 201);
  });

  app.get('/documents/:id/versions/:version', async (c) => {
    await editorOf(c);
    const wanted = [db, idOf(c), idOf(c, 'version')] as const;
    const [facts, content] = await Promise.all([findVersion(...wanted), findVersionContent(...wanted)]);
    if (!facts || !content) throw noSuch('version');
    const whole = { ...versionJson(facts), document: idOf(c), modules: content.modules };
    return respondWithState(c, versionState(facts), 200, whole);
  });

  app.patch('/documents/:id/versions/:version', async (c) => {
    const actor = await editorOf(c);
    const wanted = { documentId: idOf(c), versionId: idOf(c, 'version'), ifMatch: requireIfMatch(c) };
    const changes = parseInput(describedBody, await readJson(c));
    const described = await describeVersion(services, actor, { ...wanted, changes });
    if (!described.ok) throw describeProblem(described.error);
    return respondWithState(c, versionState(described.value), 200, versionJson(described.value));
  });

  app.post('/documents/:id/versions/:version/restore', async (c) => {
    const actor = await editorOf(c);
    const { base_version: baseVersion, language, module } = parseInput(restoreBody, await readJson(c));
    const scope = language ? { language } : module ? { module } : 'all';
    const wanted = { documentId: idOf(c), versionId: idOf(c, 'version'), baseVersion, scope } as const;
    const restored = await restoreVersion(services, actor, wanted);
    if (!restored.ok) throw restoreProblem(restored.error);
    const { content } = restored.value;
    return c.json(draftJson({ ...restored.value, content: upToDateTree(services.definitions, content) }));
  });

  app.get('/documents/:id/versions/:version/compare', async (c) => {
    await editorOf(c);
    const { to } = parseInput(z.object({ to: state.default('draft') }), c.req.query());
    const [before, after] = await Promise.all([stateOf(c, idOf(c, 'version')), stateOf(c, to)]);
    return c.json({ changes: compareDocuments(services.definitions, fromTree(before), fromTree(after)) });
  });

  async function stateOf(c: Context, wanted: 'draft' | number) {
    if (wanted === 'draft') return (await draftOf(db, c)).content;
    const content = await findVersionContent(db, idOf(c), wanted);
    if (content) return content;
    throw noSuch('version');
  }

  return app;
}
