import type { Db } from '#features/database.server.ts';
import { hasRoute } from './site-pages.ts';
import { findSiteNameOf } from './store.server.ts';

/** Tells if a document belongs to a page with content besides its modules: those are placed above and below it. */
export async function wrapsPageContent(db: Db, documentId: number): Promise<boolean> {
  return hasRoute({ siteName: await findSiteNameOf(db, documentId) });
}
