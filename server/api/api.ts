import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { matchedRoutes } from 'hono/route';
import { RESOURCES } from '#features/all-resources.server.ts';
import { pricesApi } from '#features/box-office/prices/api.server.ts';
import { MAX_PLAN_BYTES } from '#features/box-office/seating/index.server.ts';
import { auditApi } from '#features/core/access/audit/api.server.ts';
import { can, customerOf, type WithPrincipal } from '#features/core/access/index.server.ts';
import { documentsApi } from '#features/core/documents/documents-api.server.ts';
import { modulesApi } from '#features/core/documents/modules-api.server.ts';
import { presenceApi } from '#features/core/documents/presence/api.server.ts';
import { versionsApi } from '#features/core/documents/versions-api.server.ts';
import { assetsApi } from '#features/core/media/assets/assets-api.server.ts';
import { uploadsApi } from '#features/core/media/uploads/uploads-api.server.ts';
import { menusAdminApi } from '#features/core/navigation/admin-api.server.ts';
import { navigationApi } from '#features/core/navigation/api.server.ts';
import { resourcesApi } from '#features/core/resources/api.server.ts';
import { textsApi } from '#features/core/resources/texts/texts-api.server.ts';
import { settingsAdminApi } from '#features/core/settings/admin-api.server.ts';
import { alertsApi } from '#features/core/settings/alerts/api.server.ts';
import { settingsApi } from '#features/core/settings/api.server.ts';
import { dashboardsApi } from '#features/operations/dashboards/api.server.ts';
import { jobsApi } from '#features/operations/dashboards/jobs/api.server.ts';
import { outboxApi } from '#features/operations/dashboards/outbox/api.server.ts';
import { apiDescriptionApi } from '#features/operations/openapi/api.server.ts';
import { importsApi } from '#features/operations/transfer/csv-import/api.server.ts';
import { venueArchiveApi } from '#features/operations/transfer/venue-archive/api.server.ts';
import { accountsApi, editorApi } from '#features/people/accounts/api.server.ts';
import { invitationsApi } from '#features/people/accounts/invitations/api.server.ts';
import { favouritesApi } from '#features/people/favourites/api.server.ts';
import { calendarApi } from '#features/programme/calendar/api.server.ts';
import { ensembleApi } from '#features/programme/ensemble/api.server.ts';
import { openingHoursApi } from '#features/programme/opening-hours/api.server.ts';
import { productionsApi } from '#features/programme/productions/api.server.ts';
import { productionOptionsApi } from '#features/programme/productions/options-api.server.ts';
import { seriesApi } from '#features/programme/series/api.server.ts';
import { venuesApi } from '#features/programme/venues/api.server.ts';
import { shopCartApi } from '#features/shop/cart/api.server.ts';
import { seatsApi } from '#features/shop/cart/seats/api.server.ts';
import { checkInApi } from '#features/shop/desk/check-in/api.server.ts';
import { closingsApi } from '#features/shop/desk/closings/api.server.ts';
import { orderFileApi } from '#features/shop/desk/orders/api.server.ts';
import { reportsApi } from '#features/shop/desk/reports/api.server.ts';
import { seatingPlanApi } from '#features/shop/desk/seating/api.server.ts';
import { feedsApi } from '#features/website/feeds/api.server.ts';
import { formEntriesApi } from '#features/website/forms/admin-api.server.ts';
import { formsApi, tempFilesApi } from '#features/website/forms/api.server.ts';
import { magazineApi } from '#features/website/magazine/api.server.ts';
import { htmlFilesApi } from '#features/website/modules/html-files/api.server.ts';
import { MODULES } from '#features/website/modules/index.server.ts';
import { newsletterApi } from '#features/website/newsletter/api.server.ts';
import { findMenuPages } from '#features/website/pages/index.server.ts';
import { legalApi } from '#features/website/pages/legal/api.server.ts';
import { dashboardApi } from '#features/website/pages/missing-pages/api.server.ts';
import { pageApi } from '#features/website/pages/page-api.server.ts';
import { pagesApi } from '#features/website/pages/pages-api.server.ts';
import { redirectsApi } from '#features/website/pages/redirects/api.server.ts';
import { shownModulesApi } from '#features/website/pages/shown-modules-api.server.ts';
import { searchApi } from '#features/website/search/api.server.ts';
import { i18nFor } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';
import type { ApiCall } from '#platform/http/api-call.server.ts';
import { limitedBody } from '#platform/http/body-limit.server.ts';
import { csrfGuard, csrfTokenApi } from '#platform/http/csrf.server.ts';
import { networkOf } from '#platform/http/network.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { rejectNullBytes, requireJsonBody } from '#platform/http/request-body.server.ts';
import { tagged } from '#platform/http/tagged.server.ts';
import { clientIp } from '../middleware/client-ip.ts';
import { withPrincipal } from '../middleware/principal.ts';
import { securityOptions } from '../middleware/response-headers.server.ts';
import { sized } from '../middleware/sized.ts';
import { contentServices } from '../services/content-services.server.ts';
import { findDocumentsOfRecord } from '../services/record-documents.server.ts';
import type { Services } from '../services/services.server.ts';
import { languageOfAddress, preferredLanguage } from '../site/language.ts';
import { closedWhileOffline } from './closed-while-offline.server.ts';

type ApiApp = Hono<{ Variables: WithPrincipal['Variables'] & { language: Language } }>;

/**
 * The API (docs/product/api.md#addresses). Mounted bare and behind each language, with and without a trailing slash;
 * unknown paths answer JSON. It describes `calls`, to read in `stylesheets`: those of the whole site.
 */
export function api(
  services: Services,
  { stylesheets = [], calls = () => [] }: { stylesheets?: string[]; calls?: () => ApiCall[] } = {},
): ApiApp {
  const app = guardedApp(services).use(closedWhileOffline(services));
  app.route(
    '/',
    calendarApi(services, async (c) => can(await c.get('principal')(), 'sell')),
  );
  app.route('/', productionOptionsApi(services));
  app.route('/', productionsApi(services));
  app.route('/', ensembleApi(services));
  app.route('/', seriesApi(services));
  app.route('/', venuesApi(services));
  app.route('/', resourcesApi(contentServices(services), RESOURCES));
  app.route('/', importsApi(contentServices(services), i18nFor));
  app.route('/', pricesApi(services));
  app.route('/', settingsAdminApi(services));
  app.route('/', menusAdminApi(services));
  app.route('/', auditApi(services, findDocumentsOfRecord));
  app.route('/', jobsApi(services));
  app.route('/', outboxApi(services));
  app.route('/', magazineApi(services));
  app.route('/', orderFileApi(services));
  app.route('/', closingsApi(services));
  app.route('/', reportsApi(services));
  app.route('/', formEntriesApi(services));
  app.route('/', formsApi(services, securityOptions(services.config)));
  app.route('/', newsletterApi(services));
  app.route('/', checkInApi(services));
  app.route('/', openingHoursApi(services));
  app.route(
    '/',
    shopCartApi(
      services,
      (c) => networkOf(clientIp(services.config)(c)),
      async (c) => {
        const who = await c.get('principal')();
        return { userId: customerOf(who)?.id ?? null, isSeller: can(who, 'sell') };
      },
    ),
  );
  app.route('/', seatsApi(services));
  app.route('/', alertsApi(services));
  app.route('/', legalApi(services));
  app.route('/', htmlFilesApi(services));
  app.route('/', accountsApi(services));
  app.route('/', invitationsApi(services));
  app.route('/', favouritesApi(services));
  app.route('/', searchApi(services));
  app.route('/', dashboardApi(services));
  app.route('/', dashboardsApi(services));
  app.route('/', apiDescriptionApi(services, { stylesheets, calls }));
  app.route('/', csrfTokenApi(services.ids, securityOptions(services.config)));
  return endingWithProblem(app);
}

/** Calls of the page editor's API that tell what is published to everybody. */
const CALLS_OF_VISITORS = ['/page', '/container/by-slug', '/nav', '/redirect'];

/** The page editor's API, mounted like the others. Its other calls ask for a permission, whatever the site shows. */
export function pageEditorApi(services: Services): ApiApp {
  const app = guardedApp(services);
  for (const call of CALLS_OF_VISITORS) app.use(`${call}/*`, closedWhileOffline(services));
  app.route(
    '/',
    navigationApi({ db: services.db, fromTree: (language) => findMenuPages(services, language) }),
  );
  app.route('/', settingsApi(services));
  app.route('/', redirectsApi(services));
  app.route('/', editorApi());
  const content = contentServices(services);
  app.route('/', pageApi(content));
  app.route('/', pagesApi(services));
  app.route('/', shownModulesApi(services));
  app.route('/', documentsApi(content));
  app.route('/', versionsApi(content));
  app.route('/', modulesApi({ ...content, definitions: MODULES }));
  app.route('/', textsApi(content));
  app.route('/', assetsApi(services));
  return endingWithProblem(app);
}

/** The page editor's calls that take files: their bodies are read as they come, and are as long as files are. */
export function uploadApi(services: Services): ApiApp {
  const app = guardedApp(services, { takesFiles: true });
  app.route('/', uploadsApi(services));
  return endingWithProblem(app);
}

/** The venue as one archive: a file of any length, in either direction. */
export function venueArchiveCalls(services: Services): ApiApp {
  const app = guardedApp(services, { takesFiles: true, isStreamed: true });
  app.route('/', venueArchiveApi({ ...services, resources: RESOURCES }));
  return endingWithProblem(app);
}

/** Presence of editors: one of its answers is streamed for as long as somebody listens. */
export function presenceCalls(services: Services): ApiApp {
  const app = guardedApp(services, { isStreamed: true });
  app.route('/', presenceApi(services));
  return endingWithProblem(app);
}

/** Files for forms, from everybody: their bodies are read as they come. */
export function tempFileApi(services: Services): ApiApp {
  const app = guardedApp(services, { takesFiles: true }).use(closedWhileOffline(services));
  app.route(
    '/',
    tempFilesApi(services, (c) => networkOf(clientIp(services.config)(c))),
  );
  return endingWithProblem(app);
}

/** Calendar files and news feeds, mounted like the others. */
export function feeds(services: Services): ApiApp {
  const app = guardedApp(services).use(closedWhileOffline(services));
  app.route('/', feedsApi(services));
  return endingWithProblem(app);
}

/** Drafts of seating plans, which are longer than what other calls take. */
export function seatingPlanCalls(services: Services): ApiApp {
  const app = guardedApp(services, { maxBytes: MAX_PLAN_BYTES });
  app.route('/', seatingPlanApi(services));
  return endingWithProblem(app);
}

/** Middleware of every call: compression, a body limit, the CSRF token, the signed-in user, the language. */
function guardedApp(
  services: Services,
  {
    takesFiles = false,
    isStreamed = false,
    maxBytes,
  }: { takesFiles?: boolean; isStreamed?: boolean; maxBytes?: number } = {},
): ApiApp {
  const app: ApiApp = new Hono({ strict: false });
  if (!isStreamed) app.use(compress()).use(sized);
  if (!takesFiles) app.use(limitedBody(maxBytes));
  if (!isStreamed) app.use(tagged());
  const guard = csrfGuard({ publicOrigin: services.config.publicOrigin, requireToken: true });
  // A method that an address does not have gets 405 before authorization: nothing can happen there.
  app.use((c, next) => (hasCall(c) ? guard(c, next) : next()));
  app.use(rejectNullBytes);
  if (!takesFiles) app.use(requireJsonBody);
  app.use(withPrincipal(services));
  app.use(async (c, next) => {
    const named = languageOfAddress(new URL(c.req.url));
    if (named === null) c.header('vary', 'accept-language', { append: true });
    c.set('language', named ?? preferredLanguage(c.req.header('accept-language')));
    await next();
  });
  return app;
}

function hasCall(c: Context): boolean {
  return matchedRoutes(c).some(({ method }) => method === c.req.method);
}

/** In the documented order, independent of the registration. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Answers requests no call handles: a known address lists its methods (as the answer to `OPTIONS`), others do not exist. */
function endingWithProblem(app: ApiApp): ApiApp {
  for (const [path, methods] of methodsByPath(app)) {
    const allow = METHODS.filter((method) => methods.has(method)).join(', ');
    app.all(path, (c) => {
      if (c.req.method === 'OPTIONS') return c.body(null, 204, { allow });
      throw new Problem(405, 'method_not_allowed', {
        detail: `This address answers ${allow}.`,
        headers: { allow },
      });
    });
  }
  app.all('*', () => {
    throw new Problem(404, 'not_found', { detail: 'There is nothing at this address.' });
  });
  return app;
}

function methodsByPath({ routes }: ApiApp): Map<string, Set<string>> {
  const methods = new Map<string, Set<string>>();
  for (const { path, method } of routes) {
    if (method === 'ALL') continue;
    const known = methods.get(path) ?? new Set();
    methods.set(path, known.add(method));
    if (method === 'GET') known.add('HEAD');
  }
  return methods;
}
