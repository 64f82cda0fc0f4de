import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { requirePermission, type WithPrincipal } from '#features/permissions/index.server.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { LARGEST_NUMBER } from '#lib/query-parameters.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { idSchema, readPaging } from '#platform/http/list-request.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { answerEdit } from './answer-edit.server.ts';
import { compareDocuments } from './compare.ts';
import { draftJson, publicationJson, versionJson } from './content-json.server.ts';
import { editProblem, publishProblem, restoreProblem } from './content-problems.server.ts';
import { fromTree } from './document.ts';
import { type Draft, findDraft } from './draft-store.server.ts';
import type { ContentServices } from './edit-document.server.ts';
import { keepOverruled } from './keep-overruled.server.ts';
import { upToDateTree } from './known-module.ts';
import { nameVersion } from './name-version.server.ts';
import { findPublications } from './publication-store.server.ts';
import { type KnownReferences, publishChecks } from './publish-checks.ts';
import { cancelPlan, publishDocument, unpublishDocument } from './publish-document.server.ts';
import {
  nameBody,
  operationsBody,
  overruledBody,
  publishBody,
  restoreBody,
  unpublishBody,
} from './request-bodies.ts';
import { restoreVersion } from './restore-version.server.ts';
import { staleTranslations } from './stale-translations.ts';
import type { ContentTree } from './tree.ts';
import { findVersionContent, findVersions } from './version-store.server.ts';

const state = z.union([z.literal('draft'), z.coerce.number().int().positive().max(LARGEST_NUMBER)]);

/** Documents: draft, operations, versions, publishing (docs/product/content.md). For those who may edit pages. */
export function documentsApi(
  services: ContentServices & {
    knownReferences(content: ContentTree, language: Language): Promise<KnownReferences>;
  },
) {
  const { db } = services;
  const app = new Hono<WithPrincipal>({ strict: false });
  const editorOf = (c: Context<WithPrincipal>) => requirePermission(c.get('principal'), 'edit-pages');

  /** A draft as it is worked on. */
  const current = (draft: Draft) => ({
    ...draft,
    content: upToDateTree(services.definitions, draft.content),
  });

  app.use('/documents/*', async (c, next) => {
    c.header('cache-control', 'private, no-store');
    await next();
  });

  app.get('/documents/:id', async (c) => {
    await editorOf(c);
    return c.json(draftJson(current(await draftOf(c))));
  });

  app.post('/documents/:id/operations', async (c) => {
    await editorOf(c);
    const { base_version: baseVersion, operations } = parseInput(operationsBody, await readJson(c));
    return answerEdit(c, services, { documentId: idOf(c), baseVersion, operations });
  });

  app.get('/documents/:id/checks', async (c) => {
    await editorOf(c);
    const { language } = parseInput(z.object({ language: z.enum(LANGUAGES).optional() }), c.req.query());
    const draft = await draftOf(c);
    const document = fromTree(draft.content);
    const findings = (language ? [language] : LANGUAGES).map(async (each) =>
      publishChecks(
        services.definitions,
        document,
        each,
        await services.knownReferences(draft.content, each),
      ),
    );
    return c.json({
      findings: (await Promise.all(findings)).flat(),
      translations: staleTranslations(services.definitions, draft.content),
    });
  });

  app.get('/documents/:id/versions', async (c) => {
    await editorOf(c);
    const paging = readPaging(c);
    const draft = await draftOf(c);
    const { versions, total } = await findVersions(db, draft.documentId, paging);
    return c.json(pageOfList(new URL(c.req.url), { total, ...paging }, versions.map(versionJson)));
  });

  app.post('/documents/:id/versions', async (c) => {
    const actor = await editorOf(c);
    const { base_version: baseVersion, name } = parseInput(nameBody, await readJson(c));
    const named = await nameVersion(services, actor, { documentId: idOf(c), baseVersion, name });
    if (!named.ok) throw restoreProblem(named.error);
    return c.json({ id: named.value }, 201);
  });

  app.post('/documents/:id/overruled', async (c) => {
    const actor = await editorOf(c);
    const { base_version: baseVersion, operations } = parseInput(overruledBody, await readJson(c));
    const kept = await keepOverruled(services, actor, { documentId: idOf(c), baseVersion, operations });
    if (!kept.ok) throw editProblem(kept.error);
    return c.json({ id: kept.value }, 201);
  });

  app.get('/documents/:id/versions/:version', async (c) => {
    await editorOf(c);
    const content = await findVersionContent(db, idOf(c), idOf(c, 'version'));
    if (!content) throw noSuch('version');
    return c.json({ id: idOf(c, 'version'), document: idOf(c), modules: content.modules });
  });

  app.post('/documents/:id/versions/:version/restore', async (c) => {
    const actor = await editorOf(c);
    const { base_version: baseVersion, language, module } = parseInput(restoreBody, await readJson(c));
    const scope = language ? { language } : module ? { module } : 'all';
    const wanted = { documentId: idOf(c), versionId: idOf(c, 'version'), baseVersion, scope } as const;
    const restored = await restoreVersion(services, actor, wanted);
    if (!restored.ok) throw restoreProblem(restored.error);
    return c.json(draftJson(current(restored.value)));
  });

  app.get('/documents/:id/versions/:version/compare', async (c) => {
    await editorOf(c);
    const { to } = parseInput(z.object({ to: state.default('draft') }), c.req.query());
    const [before, after] = await Promise.all([stateOf(c, idOf(c, 'version')), stateOf(c, to)]);
    return c.json({ changes: compareDocuments(services.definitions, fromTree(before), fromTree(after)) });
  });

  app.post('/documents/:id/publish', async (c) => {
    const actor = await editorOf(c);
    const body = parseInput(publishBody, await readJson(c));
    const wanted = {
      documentId: idOf(c),
      baseVersion: body.base_version,
      languages: body.languages,
      at: body.at,
    };
    const published = await publishDocument(services, actor, wanted);
    if (!published.ok) throw publishProblem(published.error);
    return c.json({ version_id: published.value.versionId });
  });

  app.post('/documents/:id/unpublish', async (c) => {
    const actor = await editorOf(c);
    const body = parseInput(unpublishBody, await readJson(c));
    const taken = await unpublishDocument(services, actor, { documentId: idOf(c), ...body });
    if (!taken.ok) throw publishProblem(taken.error);
    return c.body(null, 204);
  });

  app.get('/documents/:id/publications', async (c) => {
    await editorOf(c);
    const draft = await draftOf(c);
    return c.json((await findPublications(db, draft.documentId)).map(publicationJson));
  });

  app.delete('/documents/:id/publications/:publication', async (c) => {
    const actor = await editorOf(c);
    const cancelled = await cancelPlan(services, actor, idOf(c), idOf(c, 'publication'));
    if (!cancelled.ok) throw noSuch('plan');
    return c.body(null, 204);
  });

  async function draftOf(c: Context) {
    const draft = await findDraft(db, idOf(c));
    if (draft) return draft;
    throw noSuch('document');
  }

  async function stateOf(c: Context, wanted: 'draft' | number) {
    if (wanted === 'draft') return (await draftOf(c)).content;
    const content = await findVersionContent(db, idOf(c), wanted);
    if (content) return content;
    throw noSuch('version');
  }

  return app;
}

function idOf(c: Context, name = 'id'): number {
  return parseInput(idSchema, { id: c.req.param(name) }).id;
}

function noSuch(what: string): Problem {
  return new Problem(404, 'not_found', { detail: `There is no such ${what}.` });
}
