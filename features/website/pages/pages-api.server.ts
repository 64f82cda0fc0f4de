import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { WriteServices } from '#features/core/access/index.server.ts';
import { permitted, type WithPrincipal } from '#features/core/access/index.server.ts';
import { type FieldProblem, fieldProblem } from '#lib/field-problem.ts';
import type { Result } from '#lib/result.ts';
import type { Engine } from '#platform/database/engine.ts';
import { empty, json } from '#platform/http/answer.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { changedSince, tagWithState } from '#platform/http/entity-tag.server.ts';
import { idInPath, ifMatchHeader, numberInPath } from '#platform/http/inputs.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import type { IdSource } from '#platform/ids.server.ts';
import type { PageError } from './errors.ts';
import type { Page } from './page.ts';
import {
  factsFrom,
  factsJson,
  newFacts,
  newPage,
  pageAnswer,
  pageChanges,
  pageJson,
} from './page-json.server.ts';
import { createPreviewLink, revokePreviewLink } from './preview-links.server.ts';
import { findPreviewLinks, type PreviewLink } from './preview-store.server.ts';
import { findAllPages, findPageById } from './store.server.ts';
import { restorePage, trashPage } from './trash-page.server.ts';
import { changePage, createPage } from './write-page.server.ts';

/** How long a preview link may be good for. */
const MAX_PREVIEW_DAYS = 30;
const previewBody = z.strictObject({ days: z.int().min(1).max(MAX_PREVIEW_DAYS).default(7) });

const linkAnswer = z.strictObject({ id: z.int(), expires_at: z.string(), created_at: z.string() });

/** `/pages/`: the tree as those who edit it see and change it (docs/product/content.md#pages). */
export function pagesApi(services: WriteServices & { engine: Engine; ids: IdSource }) {
  const { db, clock } = services;
  const app = new Hono<WithPrincipal>({ strict: false });
  const call = callsOn(app, { group: 'Pages and content', caller: permitted('edit-pages') });
  const answer = (c: Context, page: Page) => {
    tagWithState(c, factsJson(page));
    return pageJson(page);
  };

  call(
    'GET /pages/',
    {
      summary: 'All pages of the tree, those in the trash included.',
      answer: json('The pages in their order.', z.array(pageAnswer)),
    },
    async (c) => {
      c.header('cache-control', 'private, no-store');
      return (await findAllPages(db)).map(pageJson);
    },
  );

  call(
    'POST /pages/',
    {
      summary: 'Makes a page; a title is enough.',
      body: newPage,
      answer: json('The page.', pageAnswer, 201),
      problems: [404, 409],
    },
    async (c, { caller, body: { copy_of: copyOf, ...facts } }) =>
      answer(c, done(await createPage(services, caller, newFacts(facts), { copyOf }))),
  );

  call(
    'GET /pages/:id/',
    {
      summary: 'What is said of a page; the ETag names its state.',
      takes: { id: idInPath },
      answer: json('The page.', pageAnswer),
      problems: [404],
    },
    async (c, { id }) => {
      const page = await findPageById(db, id);
      if (!page) throw pageProblem('NOT_FOUND');
      return answer(c, page);
    },
  );

  call(
    'PATCH /pages/:id/',
    {
      summary: 'Changes what is named; when its path changes, redirects stay behind.',
      takes: { id: idInPath, ifMatch: ifMatchHeader },
      body: pageChanges,
      answer: json('The page.', pageAnswer),
      problems: [404, 409],
    },
    async (c, { caller, id, ifMatch, body }) =>
      answer(c, done(await changePage(services, caller, id, factsFrom(body), ifMatch))),
  );

  call(
    'DELETE /pages/:id/',
    {
      summary: 'Puts a page and all below it into the trash.',
      takes: { id: idInPath },
      answer: empty('It lies in the trash.'),
      problems: [404, 409],
    },
    async (_, { caller, id }) => {
      done(await trashPage(services, caller, id));
    },
  );

  call(
    'POST /pages/:id/restore/',
    {
      summary: 'Takes a page out of the trash with what went there with it.',
      takes: { id: idInPath },
      answer: json('The page.', pageAnswer),
      problems: [404],
    },
    async (c, { caller, id }) => answer(c, done(await restorePage(services, caller, id))),
  );

  call(
    'GET /pages/:id/preview-links/',
    {
      summary: 'The links that show the draft of a page and are still good.',
      takes: { id: idInPath },
      answer: json('The links, without their tokens.', z.array(linkAnswer)),
    },
    async (c, { id }) => {
      c.header('cache-control', 'private, no-store');
      return (await findPreviewLinks(db, id, clock.now())).map(linkJson);
    },
  );

  call(
    'POST /pages/:id/preview-links/',
    {
      summary: 'Makes a link that shows the draft to whoever has it.',
      takes: { id: idInPath },
      body: previewBody,
      answer: json(
        'The link; its token is told this one time.',
        linkAnswer.extend({ token: z.string() }),
        201,
      ),
      problems: [404],
    },
    async (c, { caller, id, body: { days } }) => {
      const created = done(await createPreviewLink(services, caller, id, days));
      c.header('cache-control', 'private, no-store');
      return { ...linkJson(created), token: created.token };
    },
  );

  call(
    'DELETE /pages/:id/preview-links/:link/',
    {
      summary: 'Makes a link good for nothing.',
      takes: { id: idInPath, link: numberInPath('link', 'The number of the link.') },
      answer: empty('It shows nothing any more.'),
      problems: [404],
    },
    async (_, { caller, id, link }) => {
      done(await revokePreviewLink(services, caller, id, link));
    },
  );

  return app;
}

function done<T>(outcome: Result<T, PageError>): T {
  if (outcome.ok) return outcome.value;
  throw pageProblem(outcome.error);
}

function linkJson({ id, expiresAt, createdAt }: PreviewLink) {
  return { id, expires_at: expiresAt, created_at: createdAt };
}

const FIELDS: Partial<Record<PageError, FieldProblem>> = {
  NO_SUCH_PARENT: fieldProblem('parent', 'page_below_itself'),
  TOO_DEEP: fieldProblem('parent', 'page_too_deep'),
  PATH_TAKEN: fieldProblem('slug', 'path_taken'),
  PATH_RESERVED: fieldProblem('slug', 'path_reserved'),
  NO_SUCH_PICTURE: fieldProblem('og_image', 'picture_unavailable'),
  WINDOW_ENDS_FIRST: fieldProblem('online_to', 'not_later', { other: 'online_from' }),
  PATH_TOO_LONG: fieldProblem('slug', 'path_too_long'),
};

function pageProblem(error: PageError): Problem {
  const field = FIELDS[error];
  // Errors that depend on other pages name more than the field.
  if (field)
    return new Problem(400, 'bad_request', {
      detail: 'Some parameters cannot be used.',
      fields: [field],
      extra: { reason: error.toLowerCase() },
    });
  if (error === 'CHANGED') return changedSince('page');
  if (error === 'BELONGS_TO_THE_SITE')
    return new Problem(409, 'belongs_to_the_site', {
      detail: 'A page of the site map stays where it is and online, and cannot be deleted.',
    });
  if (error === 'TOO_MANY') return new Problem(409, 'too_many', { detail: 'There are too many pages.' });
  return new Problem(404, 'not_found', { detail: 'There is no such page.' });
}
