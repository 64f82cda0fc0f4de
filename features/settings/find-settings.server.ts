import type { Db } from '#features/database.server.ts';
import type { Settings } from './settings.ts';
import { readSettings } from './store.server.ts';

/**
 * The settings of the site, whole. Pages have them in their page context, read once per request
 * (`server/pages/page-handler.server.ts`); a page that shows any of them depends on the tag `settings`.
 */
export function findSettings(db: Db): Promise<Settings> {
  return readSettings(db);
}
