import type { Db } from '#features/database.server.ts';
import { pathKey } from './redirect-rules.ts';
import { findTarget } from './store.server.ts';

/** Returns the target of a path without a page: a path of the site, an address elsewhere, or `null`. */
export async function findRedirect(db: Db, pathname: string): Promise<string | null> {
  const key = pathKey(pathname);
  return key === null ? null : findTarget(db, key);
}
