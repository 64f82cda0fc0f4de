import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { requirePermission, type WithPrincipal } from '#features/core/access/index.server.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import { draftJson, publicationJson } from './content-json.server.ts';
import { editProblem, publishProblem } from './content-problems.server.ts';
import { fromTree } from './document.ts';
import { draftOf, idOf, noSuch } from './document-request.server.ts';
import type { ContentServices } from './edit-document.server.ts';
import { findGermanBefore } from './find-german-before.server.ts';
import { isMark } from './fingerprint.ts';
import { upToDateTree } from './known-module.ts';
import { findPublications } from './publication-store.server.ts';
import { type KnownReferences, publishChecks } from './publish-checks.ts';
import { cancelPlan, publishDocument, unpublishDocument } from './publish-document.server.ts';
import { operationsBody, overruledBody, publishBody, unpublishBody } from './request-bodies.ts';
import { respondToEdit } from './respond-to-edit.server.ts';
import { saveOverruled } from './save-overruled.server.ts';
import { staleTranslations } from './stale-translations.ts';
import { type ContentTree, isId } from './tree.ts';

/** Documents: draft, operations, checks, publishing (docs/product/content.md). For those who may edit pages. */
export function documentsApi(
  services: ContentServices & {
    knownReferences(content: ContentTree, language: Language): Promise<KnownReferences>;
  },
) {
  const { db } = services;
  const app = new Hono<WithPrincipal>({ strict: false });
  const editorOf = (c: Context<WithPrincipal>) => requirePermission(c.get('principal'), 'edit-pages');

  app.use('/documents/*', async (c, next) => {
    c.header('cache-control', 'private, no-store');
    await next();
  });

  app.get('/documents/:id', async (c) => {
    await editorOf(c);
    const draft = await draftOf(db, c);
    return c.json(draftJson({ ...draft, content: upToDateTree(services.definitions, draft.content) }));
  });

  app.post('/documents/:id/operations', async (c) => {
    await editorOf(c);
    const { base_version: baseVersion, operations } = parseInput(operationsBody, await readJson(c));
    return respondToEdit(c, services, { documentId: idOf(c), baseVersion, operations });
  });

  app.get('/documents/:id/checks', async (c) => {
    await editorOf(c);
    const { language } = parseInput(z.object({ language: z.enum(LANGUAGES).optional() }), c.req.query());
    const draft = await draftOf(db, c);
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

  app.get('/documents/:id/german-before/:module/:mark', async (c) => {
    await editorOf(c);
    const { module, mark } = c.req.param();
    if (!isId(module) || !isMark(mark)) throw noSuch('module or mark');
    const { documentId } = await draftOf(db, c);
    return c.json({ german: await findGermanBefore(db, documentId, { module, mark }) });
  });

  app.post('/documents/:id/overruled', async (c) => {
    const actor = await editorOf(c);
    const { base_version: baseVersion, operations } = parseInput(overruledBody, await readJson(c));
    const stored = await saveOverruled(services, actor, { documentId: idOf(c), baseVersion, operations });
    if (!stored.ok) throw editProblem(stored.error);
    return c.json({ id: stored.value }, 201);
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
    const draft = await draftOf(db, c);
    return c.json((await findPublications(db, draft.documentId)).map(publicationJson));
  });

  app.delete('/documents/:id/publications/:publication', async (c) => {
    const actor = await editorOf(c);
    const cancelled = await cancelPlan(services, actor, idOf(c), idOf(c, 'publication'));
    if (!cancelled.ok) throw noSuch('plan');
    return c.body(null, 204);
  });

  return app;
}
