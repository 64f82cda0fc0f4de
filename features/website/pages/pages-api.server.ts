import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { WriteServices } from '#features/core/access/index.server.ts';
import { requirePermission, type WithPrincipal } from '#features/core/access/index.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { changedSince, requireIfMatch, respondWithState } from '#platform/http/entity-tag.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { idSchema } from '#platform/http/list-request.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import type { IdSource } from '#platform/ids.server.ts';
import type { PageError } from './errors.ts';
import type { Page } from './page.ts';
import { factsFrom, factsJson, newFacts, newPage, pageChanges, pageJson } from './page-json.server.ts';
import { createPreviewLink, revokePreviewLink } from './preview-links.server.ts';
import { findPreviewLinks, type PreviewLink } from './preview-store.server.ts';
import { findAllPages, findPageById } from './store.server.ts';
import { restorePage, trashPage } from './trash-page.server.ts';
import { changePage, createPage } from './write-page.server.ts';

/** How long a preview link may be good for. */
const MAX_PREVIEW_DAYS = 30;
export const previewBody = z.strictObject({ days: z.int().min(1).max(MAX_PREVIEW_DAYS).default(7) });

/** `/pages/`: the tree as those who edit it see and change it (docs/product/content.md#pages). */
export function pagesApi(services: WriteServices & { engine: Engine; ids: IdSource }) {
  const { db, clock } = services;
  const app = new Hono<WithPrincipal>({ strict: false });
  const editorOf = (c: Context<WithPrincipal>) => requirePermission(c.get('principal'), 'edit-pages');
  const answer = (c: Context, page: Page, status: 200 | 201 = 200) =>
    respondWithState(c, factsJson(page), status, pageJson(page));

  app.get('/pages', async (c) => {
    await editorOf(c);
    c.header('cache-control', 'private, no-store');
    return c.json((await findAllPages(db)).map(pageJson));
  });

  app.post('/pages', async (c) => {
    const actor = await editorOf(c);
    const { copy_of: copyOf, ...facts } = parseInput(newPage, await readJson(c));
    const created = await createPage(services, actor, newFacts(facts), { copyOf });
    if (!created.ok) throw pageProblem(created.error);
    return answer(c, created.value, 201);
  });

  app.get('/pages/:id', async (c) => {
    await editorOf(c);
    const page = await findPageById(db, idOf(c));
    if (!page) throw pageProblem('NOT_FOUND');
    return answer(c, page);
  });

  app.patch('/pages/:id', async (c) => {
    const actor = await editorOf(c);
    const [id, ifMatch] = [idOf(c), requireIfMatch(c)];
    const changes = factsFrom(parseInput(pageChanges, await readJson(c)));
    const changed = await changePage(services, actor, id, changes, ifMatch);
    if (!changed.ok) throw pageProblem(changed.error);
    return answer(c, changed.value);
  });

  app.delete('/pages/:id', async (c) => {
    const trashed = await trashPage(services, await editorOf(c), idOf(c));
    if (!trashed.ok) throw pageProblem(trashed.error);
    return c.body(null, 204);
  });

  app.post('/pages/:id/restore', async (c) => {
    const restored = await restorePage(services, await editorOf(c), idOf(c));
    if (!restored.ok) throw pageProblem(restored.error);
    return answer(c, restored.value);
  });

  app.get('/pages/:id/preview-links', async (c) => {
    await editorOf(c);
    c.header('cache-control', 'private, no-store');
    return c.json((await findPreviewLinks(db, idOf(c), clock.now())).map(linkJson));
  });

  app.post('/pages/:id/preview-links', async (c) => {
    const actor = await editorOf(c);
    const { days } = parseInput(previewBody, await readJson(c));
    const created = await createPreviewLink(services, actor, idOf(c), days);
    if (!created.ok) throw pageProblem(created.error);
    c.header('cache-control', 'private, no-store');
    return c.json({ ...linkJson(created.value), token: created.value.token }, 201);
  });

  app.delete('/pages/:id/preview-links/:link', async (c) => {
    const actor = await editorOf(c);
    const revoked = await revokePreviewLink(services, actor, idOf(c), idOf(c, 'link'));
    if (!revoked.ok) throw pageProblem(revoked.error);
    return c.body(null, 204);
  });

  return app;
}

function linkJson({ id, expiresAt, createdAt }: PreviewLink) {
  return { id, expires_at: expiresAt, created_at: createdAt };
}

function idOf(c: Context, name = 'id'): number {
  return parseInput(idSchema, { id: c.req.param(name) }).id;
}

const FIELDS: Partial<Record<PageError, { field: string; message: string }>> = {
  NO_SUCH_PARENT: { field: 'parent', message: 'must be another page that is not below it' },
  TOO_DEEP: { field: 'parent', message: 'must not be as deep in the tree' },
  PATH_TAKEN: { field: 'slug', message: 'must lead to a path that no other page has' },
  PATH_RESERVED: { field: 'slug', message: 'must lead to a path that the site does not need itself' },
  NO_SUCH_PICTURE: { field: 'og_image', message: 'must be a picture of the library that may be shown' },
  WINDOW_ENDS_FIRST: { field: 'online_to', message: 'must be later than online_from' },
  PATH_TOO_LONG: { field: 'slug', message: 'must lead to a shorter path' },
};

function pageProblem(error: PageError): Problem {
  const field = FIELDS[error];
  // Of what follows from other pages a form can say more than which field it is.
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
