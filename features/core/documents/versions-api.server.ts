import { Hono } from 'hono';
import { z } from 'zod';
import { permitted, type WithPrincipal } from '#features/core/access/index.server.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { MAX_ID } from '#lib/query-parameters.ts';
import { json } from '#platform/http/answer.server.ts';
import { loosely, pageOf } from '#platform/http/answer-shapes.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { tagWithState } from '#platform/http/entity-tag.server.ts';
import {
  idInPath,
  ifMatchHeader,
  inQuery,
  numberInPath,
  pagingInQuery,
} from '#platform/http/inputs.server.ts';
import { draftAnswer, storedModules, versionAnswer } from './answers.server.ts';
import { compareDocuments, type ModuleChange } from './compare.ts';
import { draftJson, versionJson, versionState } from './content-json.server.ts';
import { describeProblem, restoreProblem } from './content-problems.server.ts';
import { describeVersion } from './describe-version.server.ts';
import { fromTree } from './document.ts';
import { draftOf, noSuch } from './document-request.server.ts';
import type { ContentServices } from './edit-document.server.ts';
import { upToDateTree } from './known-module.ts';
import { nameVersion } from './name-version.server.ts';
import { describedBody, nameBody, restoreBody } from './request-bodies.ts';
import { restoreVersion } from './restore-version.server.ts';
import { findVersion, findVersionContent, findVersions } from './version-store.server.ts';

const state = z.union([z.literal('draft'), z.coerce.number().int().positive().max(MAX_ID)]);
const stateInQuery = inQuery(z.object({ to: state.default('draft') }), {
  to: {
    summary: 'Until another version instead of the draft.',
    schema: z.string().regex(/^(draft|[1-9]\d{0,8})$/),
    example: 'draft',
  },
});
const versionInPath = numberInPath('version', 'The number of the version among all versions.');
const change = loosely<ModuleChange>(z.record(z.string(), z.unknown()));

/** API of the stored versions of documents: their names, and restoring them (docs/product/content.md#versions). */
export function versionsApi(services: ContentServices) {
  const { db } = services;
  const app = new Hono<WithPrincipal>({ strict: false });

  app.use('/documents/:id/versions/*', async (c, next) => {
    c.header('cache-control', 'private, no-store');
    await next();
  });

  const call = callsOn(app, { group: 'Pages and content', caller: permitted('edit-pages') });

  call(
    'GET /documents/:id/versions/',
    {
      summary: 'The versions of a document, the newest first.',
      takes: { paging: pagingInQuery(), id: idInPath },
      answer: json('One page of versions.', pageOf(versionAnswer)),
      problems: [404],
    },
    async (c, { paging, id }) => {
      const draft = await draftOf(db, id);
      const { versions, total } = await findVersions(db, draft.documentId, paging);
      return pageOfList(new URL(c.req.url), { total, ...paging }, versions.map(versionJson));
    },
  );

  call(
    'POST /documents/:id/versions/',
    {
      summary: 'Keeps the draft as it is under a name, with a note.',
      takes: { id: idInPath },
      body: nameBody,
      answer: json('The version.', z.strictObject({ id: z.int() }), 201),
      problems: [404, 409],
    },
    async (_, { caller, id, body: { base_version: baseVersion, name, note } }) => {
      const named = await nameVersion(services, caller, { documentId: id, baseVersion, name, note });
      if (!named.ok) throw restoreProblem(named.error);
      return { id: named.value };
    },
  );

  call(
    'GET /documents/:id/versions/:version/',
    {
      summary: 'What a version holds.',
      takes: { id: idInPath, version: versionInPath },
      answer: json('The version.', versionAnswer.extend({ document: z.int(), modules: storedModules })),
      problems: [404],
    },
    async (c, { id, version }) => {
      const [facts, content] = await Promise.all([
        findVersion(db, id, version),
        findVersionContent(db, id, version),
      ]);
      if (!facts || !content) throw noSuch('version');
      tagWithState(c, versionState(facts));
      return { ...versionJson(facts), document: id, modules: content.modules };
    },
  );

  call(
    'PATCH /documents/:id/versions/:version/',
    {
      summary: 'Gives a version another name, or another note.',
      takes: { id: idInPath, version: versionInPath, ifMatch: ifMatchHeader },
      body: describedBody,
      answer: json('The version.', versionAnswer),
      problems: [404, 422],
    },
    async (c, { caller, id, version, ifMatch, body }) => {
      const wanted = { documentId: id, versionId: version, ifMatch, changes: body };
      const described = await describeVersion(services, caller, wanted);
      if (!described.ok) throw describeProblem(described.error);
      tagWithState(c, versionState(described.value));
      return versionJson(described.value);
    },
  );

  call(
    'POST /documents/:id/versions/:version/restore/',
    {
      summary: 'Brings back what a version held, as a change of the draft.',
      takes: { id: idInPath, version: versionInPath },
      body: restoreBody,
      answer: json('The draft.', draftAnswer),
      problems: [404, 409, 422],
    },
    async (_, { caller, id, version, body: { base_version: baseVersion, language, module } }) => {
      const scope = language ? { language } : module ? { module } : 'all';
      const wanted = { documentId: id, versionId: version, baseVersion, scope } as const;
      const restored = await restoreVersion(services, caller, wanted);
      if (!restored.ok) throw restoreProblem(restored.error);
      const { content } = restored.value;
      return draftJson({ ...restored.value, content: upToDateTree(services.definitions, content) });
    },
  );

  call(
    'GET /documents/:id/versions/:version/compare/',
    {
      summary: 'What came, went, moved and changed since a version.',
      takes: { query: stateInQuery, id: idInPath, version: versionInPath },
      answer: json('The changes.', z.strictObject({ changes: z.array(change) })),
      problems: [404],
    },
    async (_, { query: { to }, id, version }) => {
      const [before, after] = await Promise.all([stateOf(id, version), stateOf(id, to)]);
      return { changes: compareDocuments(services.definitions, fromTree(before), fromTree(after)) };
    },
  );

  async function stateOf(id: number, wanted: 'draft' | number) {
    if (wanted === 'draft') return (await draftOf(db, id)).content;
    const content = await findVersionContent(db, id, wanted);
    if (content) return content;
    throw noSuch('version');
  }

  return app;
}
