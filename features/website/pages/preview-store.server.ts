import { createHash } from 'node:crypto';
import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';

/** A link whose token grants access to a draft. */
export interface PreviewLink {
  id: number;
  expiresAt: Instant;
  createdAt: Instant;
}

export async function insertPreviewLink(
  trx: Trx,
  link: { pageId: number; token: string; expiresAt: Instant; createdAt: Instant; createdBy: number | null },
): Promise<number> {
  const { id } = await trx
    .insertInto('preview_links')
    .values({
      page_id: link.pageId,
      token_hash: hashOf(link.token),
      expires_at: link.expiresAt,
      created_at: link.createdAt,
      created_by: link.createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes a link good for nothing. Says whether it was good for something. */
export async function revokeLink(trx: Trx, pageId: number, id: number, at: Instant): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('preview_links')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('page_id', '=', pageId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The links to a page that are good at `now`. */
export async function findPreviewLinks(db: Db, pageId: number, now: Instant): Promise<PreviewLink[]> {
  const rows = await validLinks(db, pageId, now)
    .select(['id', 'expires_at', 'created_at'])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, expiresAt: row.expires_at, createdAt: row.created_at }));
}

/** Tells if a token opens the draft of a page at `now`. */
export async function isValidPreview(db: Db, pageId: number, token: string, now: Instant): Promise<boolean> {
  const link = await validLinks(db, pageId, now)
    .select('id')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return link !== undefined;
}

/** Deletes links that expired before `instant`. */
export async function deletePreviewLinksBefore(db: Db, instant: Instant): Promise<void> {
  await db.deleteFrom('preview_links').where('expires_at', '<', instant).execute();
}

function validLinks(db: Db, pageId: number, now: Instant) {
  return db
    .selectFrom('preview_links')
    .where('page_id', '=', pageId)
    .where('expires_at', '>', now)
    .where('revoked_at', 'is', null);
}

/** Hashes the token: read access to the database is not enough to open a page. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
