import { Hono } from 'hono';
import { z } from 'zod';
import { permitted, type WithPrincipal } from '#features/core/access/index.server.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import { empty, json } from '#platform/http/answer.server.ts';
import { loosely } from '#platform/http/answer-shapes.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { idInPath, inQuery, numberInPath, wordInPath } from '#platform/http/inputs.server.ts';
import { draftAnswer, editedAnswer, publicationAnswer } from './answers.server.ts';
import { applyEdit } from './apply-edit.server.ts';
import { draftJson, publicationJson } from './content-json.server.ts';
import { editProblem, publishProblem } from './content-problems.server.ts';
import { fromTree } from './document.ts';
import { draftOf, noSuch } from './document-request.server.ts';
import type { ContentServices } from './edit-document.server.ts';
import { findGermanBefore } from './find-german-before.server.ts';
import { isMark } from './fingerprint.ts';
import { upToDateTree } from './known-module.ts';
import { findPublications } from './publication-store.server.ts';
import { type KnownReferences, type PublishFinding, publishChecks } from './publish-checks.ts';
import { cancelPlan, publishDocument, unpublishDocument } from './publish-document.server.ts';
import { operationsBody, overruledBody, publishBody, unpublishBody } from './request-bodies.ts';
import { saveOverruled } from './save-overruled.server.ts';
import { staleTranslations } from './stale-translations.ts';
import { type ContentTree, isId } from './tree.ts';

const text = z.string();
const anyOperations = z.array(z.looseObject({ op: text }));
const finding = loosely<PublishFinding>(
  z.looseObject({ id: text, type: text, code: text, blocking: z.boolean() }),
);
const staleTranslation = z.strictObject({
  id: text,
  type: text,
  summary: text,
  field: text,
  language: z.enum(LANGUAGES),
  freshness: z.enum(['missing', 'outdated']),
});
const languageInQuery = inQuery(z.object({ language: z.enum(LANGUAGES).optional() }), {
  language: { summary: 'Only in this language.', example: 'de' },
});
const moduleInPath = wordInPath({
  name: 'module',
  summary: 'The module.',
  schema: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,79}$/),
  example: 'm1',
});
const markInPath = wordInPath({
  name: 'mark',
  summary: 'What is kept of the German value with its translation, in the field `fresh` of the module.',
  schema: z.string().regex(/^[0-9a-z]{1,12}$/),
  example: '1k2j3h4g5f6',
});

/** Documents: draft, operations, checks, publishing (docs/product/content.md). Needs permission to edit pages. */
export function documentsApi(
  services: ContentServices & {
    knownReferences(content: ContentTree, language: Language): Promise<KnownReferences>;
  },
) {
  const { db } = services;
  const app = new Hono<WithPrincipal>({ strict: false });

  app.use('/documents/*', async (c, next) => {
    c.header('cache-control', 'private, no-store');
    await next();
  });

  const call = callsOn(app, { group: 'Pages and content', caller: permitted('edit-pages') });

  call(
    'GET /documents/:id/',
    {
      summary: 'The draft of a document, whole.',
      takes: { id: idInPath },
      answer: json('The draft and its version.', draftAnswer),
      problems: [404],
    },
    async (_, { id }) => {
      const draft = await draftOf(db, id);
      return draftJson({ ...draft, content: upToDateTree(services.definitions, draft.content) });
    },
  );

  call(
    'POST /documents/:id/operations/',
    {
      summary: 'Changes the draft by operations: all of them or none.',
      takes: { id: idInPath },
      body: operationsBody,
      describedBody: () => operationsBody.extend({ operations: anyOperations.min(1) }),
      answer: json('The new version; the whole where others had written as well.', editedAnswer),
      problems: [404, 409, 413, 422],
    },
    (_, { caller, id, body: { base_version: baseVersion, operations } }) =>
      applyEdit(services, caller, { documentId: id, baseVersion, operations }),
  );

  call(
    'GET /documents/:id/checks/',
    {
      summary: 'What stands in the way of publishing the draft.',
      takes: { id: idInPath, query: languageInQuery },
      answer: json(
        'Each gap with its module, field and language.',
        z.strictObject({ findings: z.array(finding), translations: z.array(staleTranslation) }),
      ),
      problems: [404],
    },
    async (_, { id, query: { language } }) => {
      const draft = await draftOf(db, id);
      const document = fromTree(draft.content);
      const findings = (language ? [language] : LANGUAGES).map(async (each) =>
        publishChecks(
          services.definitions,
          document,
          each,
          await services.knownReferences(draft.content, each),
        ),
      );
      return {
        findings: (await Promise.all(findings)).flat(),
        translations: staleTranslations(services.definitions, draft.content),
      };
    },
  );

  call(
    'GET /documents/:id/german-before/:module/:mark/',
    {
      summary: 'What German said in a module when a translation was made from it.',
      takes: { id: idInPath, module: moduleInPath, mark: markInPath },
      answer: json(
        'The German value; null where nothing that is kept says it any more.',
        z.strictObject({ german: z.json() }),
      ),
    },
    async (_, { id, module, mark }) => {
      if (!isId(module) || !isMark(mark)) throw noSuch('module or mark');
      const { documentId } = await draftOf(db, id);
      return { german: await findGermanBefore(db, documentId, { module, mark }) };
    },
  );

  call(
    'POST /documents/:id/overruled/',
    {
      summary: 'Keeps as a version what loses where two changed the same.',
      takes: { id: idInPath },
      body: overruledBody,
      describedBody: () => overruledBody.extend({ operations: anyOperations }),
      answer: json('The version.', z.strictObject({ id: z.int() }), 201),
      problems: [404, 409, 413, 422],
    },
    async (_, { caller, id, body: { base_version: baseVersion, operations } }) => {
      const stored = await saveOverruled(services, caller, { documentId: id, baseVersion, operations });
      if (!stored.ok) throw editProblem(stored.error);
      return { id: stored.value };
    },
  );

  call(
    'POST /documents/:id/publish/',
    {
      summary: 'Publishes the draft in some languages, now or from a moment on.',
      takes: { id: idInPath },
      body: publishBody,
      answer: json('The version that is published.', z.strictObject({ version_id: z.int() })),
      problems: [404, 409, 422],
    },
    async (_, { caller, id, body: { base_version: baseVersion, languages, at } }) => {
      const wanted = { documentId: id, baseVersion, languages, at };
      const published = await publishDocument(services, caller, wanted);
      if (!published.ok) throw publishProblem(published.error);
      return { version_id: published.value.versionId };
    },
  );

  call(
    'POST /documents/:id/unpublish/',
    {
      summary: 'Takes a document offline in some languages, now or from a moment on.',
      takes: { id: idInPath },
      body: unpublishBody,
      answer: empty('Nobody sees it from then on.'),
      problems: [404, 422],
    },
    async (_, { caller, id, body }) => {
      const taken = await unpublishDocument(services, caller, { documentId: id, ...body });
      if (!taken.ok) throw publishProblem(taken.error);
    },
  );

  call(
    'GET /documents/:id/publications/',
    {
      summary: 'What was and will be published.',
      takes: { id: idInPath },
      answer: json('Each by when it starts.', z.array(publicationAnswer)),
      problems: [404],
    },
    async (_, { id }) => {
      const draft = await draftOf(db, id);
      return (await findPublications(db, draft.documentId)).map(publicationJson);
    },
  );

  call(
    'DELETE /documents/:id/publications/:publication/',
    {
      summary: 'Takes back what is planned and has not begun.',
      takes: { id: idInPath, publication: numberInPath('publication', 'The number of the plan.') },
      answer: empty('It will not happen.'),
      problems: [404],
    },
    async (_, { caller, id, publication }) => {
      const cancelled = await cancelPlan(services, caller, id, publication);
      if (!cancelled.ok) throw noSuch('plan');
    },
  );

  return app;
}
