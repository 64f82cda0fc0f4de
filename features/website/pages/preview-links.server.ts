import { type Actor, inWrite, type WriteServices } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { IdSource } from '#platform/ids.server.ts';
import type { PageError } from './errors.ts';
import { insertPreviewLink, type PreviewLink, revokeLink } from './preview-store.server.ts';
import { findPageById } from './store.server.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Creates a link to the draft of a page, for people without an account, valid for some days. Its token is returned this one
 * time (docs/product/content.md#preview).
 */
export function createPreviewLink(
  services: WriteServices & { ids: IdSource },
  actor: Actor,
  pageId: number,
  days: number,
): Promise<Result<PreviewLink & { token: string }, PageError>> {
  const token = services.ids.token();
  return inWrite(services, actor, 'edit-pages', async ({ trx, now, record }) => {
    const page = await findPageById(trx, pageId);
    if (!page || page.deletedAt !== null) return fail('NOT_FOUND');
    const expiresAt = new Date(Date.parse(now) + days * DAY_MS).toISOString();
    const createdBy = 'system' in actor ? null : actor.id;
    const id = await insertPreviewLink(trx, { pageId, token, expiresAt, createdAt: now, createdBy });
    const after = { page: pageId, expires_at: expiresAt };
    record({ entity: 'preview-links', id, before: null, after, tags: [] });
    return succeed({ id, expiresAt, createdAt: now, token });
  });
}

/** Makes a link good for nothing before its time. */
export function revokePreviewLink(
  services: WriteServices,
  actor: Actor,
  pageId: number,
  id: number,
): Promise<Result<null, PageError>> {
  return inWrite(services, actor, 'edit-pages', async ({ trx, now, record }) => {
    if (!(await revokeLink(trx, pageId, id, now))) return fail('NOT_FOUND');
    record({ entity: 'preview-links', id, before: { revoked: false }, after: { revoked: true }, tags: [] });
    return succeed(null);
  });
}
