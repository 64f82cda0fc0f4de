import type { MiddlewareHandler } from 'hono';
import type { Db } from '#features/database.server.ts';
import { findSettings, type Settings } from '#features/settings/index.server.ts';
import type { Log } from '#platform/log.server.ts';
import { pagePath } from './address-rules.ts';
import { languageOfAddress, preferredLanguage } from './language.ts';
import { offlinePage } from './offline-page.ts';

export interface WithSettings {
  Variables: { settings: Settings };
}

/** Seconds after which a browser or a search engine may come back. */
const RETRY_AFTER = '600';

/**
 * Reads the settings pages are made with. When that fails, or when they say that the site is offline, visitors get 503
 * and the offline page (specification, section 8 "Site offline"); the API and static files lie in front of this.
 */
export function siteOffline(
  { db, log }: { db: Db; log: Log },
  stylesheets: string[] = [],
): MiddlewareHandler<WithSettings> {
  return async (c, next) => {
    const settings = await findSettings(db).catch((error: unknown) => {
      log.error({ err: error }, 'the settings could not be read');
      return null;
    });
    const isDocument = pagePath(c.req.path).isDocument;
    if (settings && (settings.isSiteOnline || !isDocument)) {
      c.set('settings', settings);
      return next();
    }
    const language =
      languageOfAddress(new URL(c.req.url)) ?? preferredLanguage(c.req.header('accept-language'));
    c.header('retry-after', RETRY_AFTER);
    c.header('cache-control', 'no-store');
    return c.html(offlinePage(settings, language, stylesheets), 503);
  };
}
