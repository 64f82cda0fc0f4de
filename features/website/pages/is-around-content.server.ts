import type { Db } from '#features/database.server.ts';
import { hasRoute } from './site-pages.ts';
import { findSiteNameOf } from './store.server.ts';

/** Whether a document belongs to a page that shows something besides its modules: those stand above and below it. */
export async function isAroundContent(db: Db, documentId: number): Promise<boolean> {
  return hasRoute({ siteName: await findSiteNameOf(db, documentId) });
}
