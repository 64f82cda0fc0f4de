import type { Context, Handler } from 'hono';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import {
  lowerCasePath,
  pagePath,
  redirectAfterMissing,
  redirectBefore,
  requestsVersion,
} from '#app/address-rules.ts';
import { type PageContext, pageContextKey } from '#app/page-context.server.ts';
import { can, isStaff, type WithPrincipal } from '#features/core/access/index.server.ts';
import { STAFF_COOKIE } from '#features/people/accounts/index.server.ts';
import { findRedirect } from '#features/website/pages/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { setSiteFormats } from '#lib/site-formats.ts';
import { urlAt } from '#platform/http/request-target.ts';
import { hasCookie, sharedAddress } from '#platform/page-cache/cache-key.ts';
import type { CachedPage } from '#platform/page-cache/cached-page.server.ts';
import { PageScope } from '#platform/page-cache/page-scope.ts';
import { createSingleRendering } from '#platform/page-cache/single-rendering.ts';
import { clientIp } from '../middleware/client-ip.ts';
import { compressLightly, encodedResponse } from '../middleware/encoded-response.server.ts';
import { sharedPageHeaders } from '../middleware/response-headers.server.ts';
import { observedTicketing } from '../services/observed-ticketing.ts';
import type { Services } from '../services/services.server.ts';
import { languageOfAddress, preferredLanguage } from '../site/language.ts';
import type { WithSettings } from '../site/site-offline.server.ts';
import { countPage } from './count-page.ts';
import { fallbackErrorPage, isRenderFailure } from './fallback-error-page.ts';
import { framedView, servicesAt } from './framed-view.server.ts';
import { createRouteHandler } from './route-handler.ts';
import type { RouteLookup } from './route-lookup.ts';
import { sellerFor } from './seller-for.ts';

/** Cookies of people whose pages are made for them alone. Visitors who are signed in get shared pages like all others. */
export const PERSONAL_COOKIES: ReadonlySet<string> = new Set([STAFF_COOKIE]);

type PageEnv = WithSettings & WithPrincipal;

/**
 * Renders pages with React Router. A page whose loaders allow it is rendered from its shared address and put into the
 * page cache.
 */
export function pageHandler(
  build: ServerBuild,
  { mode, routeAt, services }: { mode: string; routeAt: RouteLookup; services: Services },
): Handler<PageEnv> {
  const handle = createRouteHandler(build, { mode, routeAt });
  const renderOnce = createSingleRendering<Response>();

  return async (c) => {
    const response = await made(c);
    // Staff get their own pages: they are no visitors.
    const isVisit = c.req.method === 'GET' && !hasCookie(c.req.header('cookie'), PERSONAL_COOKIES);
    if (isVisit && response.status === 200 && isText(response))
      countPage(services, new URL(c.req.url).pathname, (name) => c.req.header(name) ?? null);
    return response;
  };

  async function made(c: Context<PageEnv>): Promise<Response> {
    const { request, address } = sharedRequest(c, routeAt);
    // Without a language in the address the page is in that of the visitor, and nobody else's.
    const isShared =
      address !== null &&
      languageOfAddress(new URL(request.url)) !== null &&
      // Pages are not shared while the site is offline: staff who get in must not open it for others.
      c.get('settings').isSiteOnline;
    if (!isShared || mode !== 'production') return answer(c, request, null);
    const key = new URL(request.url).origin + address;
    const readCached = () => {
      const found = services.pageCache.find(key);
      return found && cachedResponse(c, services, { key, page: found.page });
    };
    return renderOnce(key, { render: () => answer(c, request, key), cached: readCached });
  }

  /** Makes the page, and keeps it under `key` where its loaders allow it. */
  async function answer(c: Context<PageEnv>, request: Request, key: string | null): Promise<Response> {
    const url = new URL(request.url);
    const scope = new PageScope(routeAt(url.pathname).freshSeconds);
    const context = new RouterContextProvider();
    const settings = c.get('settings');
    const language =
      languageOfAddress(url) ?? preferredLanguage(c.req.header('accept-language'), settings.languages);
    setSiteFormats(settings.design.parsers);
    const address = addressOf(c, services, language);
    const framed = key === null ? await framedFor(c, url) : null;
    const own = framed?.at ? servicesAt(services, framed.at) : services;
    const page: PageContext = {
      services: {
        ...own,
        ticketing: observedTicketing(sellerFor(c.req.raw, services), { scope, cache: own.cache }),
      },
      language,
      scope,
      url,
      head: { structuredData: [], sharePicture: null, feed: null, openGraph: {} },
      staticParts: new Map(),
      document: null,
      settings,
      address,
      async principal() {
        const person = await c.get('principal')();
        if (person) scope.markPrivate();
        return person;
      },
      staff: async () => (key === null ? c.get('principal')() : null),
      framed,
      clientIp: clientIp(services.config)(c),
    };
    context.set(pageContextKey, page);

    const started = services.pageCache.begin();
    const response = await handle(request, context);
    const isShareable = key !== null && response.status === 200 && !response.headers.has('set-cookie');
    const sharing = isShareable ? scope.sharing : null;
    if (isRenderFailure(response)) return fallbackErrorPage(c);
    if (!isText(response) || request.method === 'HEAD') return response;

    const body = Buffer.from(page.document?.buffer ?? (await response.arrayBuffer()));
    const headers = new Headers(response.headers);
    if (languageOfAddress(url) === null) headers.append('vary', 'accept-language');
    headers.set('cache-control', sharing ? 'no-cache' : 'private, no-store');
    if (sharing && key !== null) {
      const readCached = sharedPageHeaders(headers, services.config);
      const cached = await services.pageCache.put(key, { headers: readCached, body, ...sharing }, started);
      return encodedResponse(c, (encoding) => services.pageCache.bodyIn(key, cached, encoding), {
        status: response.status,
        headers,
      });
    }
    return encodedResponse(c, compressLightly(body), { status: response.status, headers });
  }
}

/** Previews need permission to edit. */
async function framedFor(c: Context<PageEnv>, { searchParams }: URL): Promise<PageContext['framed']> {
  const framed = framedView(searchParams);
  return framed && can(await c.get('principal')(), 'edit-pages') ? framed : null;
}

function cachedResponse(
  c: Context,
  { pageCache }: Pick<Services, 'pageCache'>,
  { key, page }: { key: string; page: CachedPage },
): Promise<Response> {
  return encodedResponse(c, (encoding) => pageCache.bodyIn(key, page, encoding), {
    status: 200,
    headers: new Headers(page.headers),
  });
}

/** The request to render: reduced to its shared address where there is one. */
function sharedRequest(c: Context, routeAt: RouteLookup): { request: Request; address: string | null } {
  const url = new URL(c.req.url);
  const isShared = c.req.method === 'GET' && !hasCookie(c.req.header('cookie'), PERSONAL_COOKIES);
  const address = isShared ? sharedAddress(`${url.pathname}${url.search}`, (at) => routeAt(at).query) : null;
  if (address === null || address === `${url.pathname}${url.search}`) return { request: c.req.raw, address };
  return { request: new Request(urlAt(url.origin, address), c.req.raw), address };
}

/** Returns the target of the requested address, including everything that is cut off before a shared page is rendered. */
function addressOf(c: Context<PageEnv>, { db }: Services, language: Language): PageContext['address'] {
  const { pathname, search } = new URL(c.req.url);
  const query = new URLSearchParams(search);
  query.delete('_routes');
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  const asked = { ...pagePath(pathname), search: query.size > 0 ? `?${query}` : '', language };
  return {
    async redirectBefore() {
      if (!isRead) return null;
      const settings = c.get('settings');
      const { languages } = settings;
      const principal =
        settings.isSiteOnline && !requestsVersion(asked.search) ? null : await c.get('principal')();
      const isSiteOnline = settings.isSiteOnline || isStaff(principal);
      return redirectBefore({ ...asked, isSignedIn: principal !== null, isSiteOnline, languages });
    },
    async redirectAfterMissing() {
      if (!isRead) return null;
      const target = (await findRedirect(db, asked.pathname)) ?? lowerCasePath(asked.pathname);
      return target === null ? null : redirectAfterMissing(target, asked.search);
    },
  };
}

function isText(response: Response): boolean {
  return /^(text\/(html|x-script)|application\/json)/.test(response.headers.get('content-type') ?? '');
}
