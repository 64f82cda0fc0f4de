import type { MiddlewareHandler } from 'hono';
import { pagePath } from '#app/address-rules.ts';
import { isStaff, type WithPrincipal } from '#features/core/access/index.server.ts';
import { type PageName, pathTo } from '#features/core/navigation/index.ts';
import { cachedSettings } from '#features/core/settings/index.server.ts';
import type { Settings } from '#features/core/settings/index.ts';
import type { Db } from '#features/database.server.ts';
import { signOutPath } from '#features/people/accounts/index.server.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { withoutSecret } from '#lib/secret-paths.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import type { Log } from '#platform/log.server.ts';
import { offlinePage } from '../pages/status-page.ts';
import { languageOfAddress, preferredLanguage } from './language.ts';

export interface WithSettings {
  Variables: { settings: Settings };
}

/** Pages for staff to sign in and to set a new house up, and signing out for everybody. */
const ENTRANCE: PageName[] = ['signIn', 'signInCode', 'forgottenPassword', 'resetPassword', 'setUp'];
/** Pages a site must always show. */
const DUTY: PageName[] = ['imprint', 'privacy', 'leaveNewsletter'];
const OPEN_PATHS = new Set(
  LANGUAGES.flatMap((language) => [
    ...[...ENTRANCE, ...DUTY].map((page) => pathTo(page, language)),
    signOutPath(language),
  ]),
);

/** Parts of an order that sell: they show other dates. */
const SELLING = /\/(rebook|seats)(\/|$)/;

/** Tells if a page shows what somebody holds already, to those who know its secret: an order, its tickets, a payment. */
function isHeld(pathname: string): boolean {
  return pathname.startsWith('/webshop/') && withoutSecret(pathname) !== pathname && !SELLING.test(pathname);
}

/** A browser or a search engine may come back after ten minutes, and remembers nothing until then. */
const HEADERS = { 'retry-after': '600', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/**
 * Reads the settings for rendering pages. When that fails, or when the site is offline, visitors get 503 and the offline
 * page (docs/product/pages.md#site-offline), while the staff get in, imprint and privacy policy remain readable where they
 * are written, and customers reach their orders; the API (`closedWhileOffline`) and static files are served before this.
 */
export function siteOffline(
  { db, cache, log }: { db: Db; cache: TaggedCache; log: Log },
  stylesheets: string[] = [],
): MiddlewareHandler<WithSettings & WithPrincipal> {
  return async (c, next) => {
    const settings = await cachedSettings({ db, cache }).catch((error: unknown) => {
      log.error({ err: error }, 'could not read the settings, answering visitors with 503');
      return null;
    });
    const closed = () => {
      const language =
        languageOfAddress(new URL(c.req.url)) ?? preferredLanguage(c.req.header('accept-language'));
      return c.html(offlinePage(settings, language, stylesheets), 503, HEADERS);
    };
    // Asks the address as the router reads it: the path of Hono has `%2E` decoded.
    const { pathname, isDocument } = pagePath(new URL(c.req.url).pathname);
    // Requests for the next page's data are asked to reload the page (`redirectBefore`), which then shows the offline page.
    const isNextPage = !isDocument && c.req.method === 'GET';
    const isOpen = settings?.isSiteOnline || isNextPage || OPEN_PATHS.has(pathname) || isHeld(pathname);
    const isOfHouse = async () => isStaff(await c.get('principal')());
    if (!settings || !(isOpen || (await isOfHouse()))) return closed();
    c.set('settings', settings);
    await next();
    const isUnwritten = !settings.isSiteOnline && isDocument && c.res.status === 404;
    if (isUnwritten && !(await isOfHouse())) {
      // Clears the answer first: its headers would stay.
      c.res = undefined;
      c.res = closed();
    }
    return undefined;
  };
}
