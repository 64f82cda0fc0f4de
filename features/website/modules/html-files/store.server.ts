import type { Db } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Metadata of a file, without its content. */
export interface HtmlFileFacts {
  id: number;
  name: string;
  updatedAt: Instant;
}

/** Every file there is, by name. */
export async function findHtmlFiles(db: Db): Promise<HtmlFileFacts[]> {
  const rows = await db
    .selectFrom('html_files')
    .select(['id', 'name', 'updated_at'])
    .orderBy('name')
    .execute();
  return rows.map(({ id, name, updated_at: updatedAt }) => ({ id, name, updatedAt }));
}

/** Reads the HTML of some files, as uploaded. */
export function findHtml(db: Db, ids: readonly number[]): Promise<{ id: number; html: string }[]> {
  return db.selectFrom('html_files').select(['id', 'html']).where('id', 'in', ids).execute();
}
