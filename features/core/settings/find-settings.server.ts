import type { Db } from '#features/database.server.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import { settingsTag } from './cache-tags.ts';
import type { Seller, Settings } from './settings.ts';
import { readSettings } from './store.server.ts';

/**
 * The settings of the site, whole. Pages have them in their page context, read once per request
 * (`server/pages/page-handler.server.ts`); a page that shows any of them depends on the tag `settings`.
 */
export function findSettings(db: Db): Promise<Settings> {
  return readSettings(db);
}

/** The same, cached: read by every page and every sale. Immutable. */
export function cachedSettings({ db, cache }: { db: Db; cache: TaggedCache }): Promise<Settings> {
  return cache.read('settings', { tags: [settingsTag()] }, () => readSettings(db));
}

/** Returns the seller from the settings; until it is set, only the venue's name. */
export async function findSeller(db: Db): Promise<Seller> {
  const { seller, siteName } = await readSettings(db);
  const unknown = { vatId: null, taxNumber: null, iban: null, bic: null };
  return seller ?? { name: siteName, street: '', postalCode: '', city: '', ...unknown };
}
