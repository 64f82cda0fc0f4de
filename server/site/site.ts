import * as serverBuild from 'virtual:react-router/server-build';
import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { HUB_PATH, pathTo } from '#features/core/navigation/index.ts';
import { receivePlan, receiveStatement } from '#features/shop/desk/index.server.ts';
import { storeFormFiles } from '#features/website/forms/index.server.ts';
import { receiveUploads } from '#features/website/hub/index.server.ts';
import { acceptOneClick } from '#features/website/newsletter/index.server.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { withoutSecret } from '#lib/secret-paths.ts';
import { limitedBody } from '#platform/http/body-limit.server.ts';
import { csrfGuard } from '#platform/http/csrf.server.ts';
import { declaredCalls } from '#platform/http/declare-call.server.ts';
import { networkOf } from '#platform/http/network.server.ts';
import { rejectNullBytes, requireFormBody } from '#platform/http/request-body.server.ts';
import { requestLog } from '#platform/http/request-log.server.ts';
import { securityHeaders } from '#platform/http/security-headers.server.ts';
import { yieldBetweenRequests } from '#platform/http/yield-between-requests.server.ts';
import { adminArea } from '../admin/admin-area.server.ts';
import { callsForMachines, callsInLanguages } from '../api/calls.ts';
import { databaseUnavailable } from '../api/database-unavailable.ts';
import { errorHandler } from '../api/error-handler.ts';
import { clientIp } from '../middleware/client-ip.ts';
import { withPrincipal } from '../middleware/principal.ts';
import { requestBudgets } from '../middleware/request-budgets.ts';
import { securityOptions } from '../middleware/response-headers.server.ts';
import { pageHandler } from '../pages/page-handler.server.ts';
import { createRouteLookup } from '../pages/route-lookup.ts';
import { metrics } from '../process/metrics.ts';
import type { Services } from '../services/services.server.ts';
import { builtFiles } from './built-files.ts';
import { namedFiles } from './named-files.ts';
import { withPublicUrl } from './public-url.ts';
import { siteOffline } from './site-offline.server.ts';

/** The whole site as one function from request to response. */
export function createSite(services: Services, mode: string = import.meta.env.MODE) {
  const { config, log, clock, ids } = services;
  const app = new Hono({ strict: false });

  const measured = metrics(services);
  app.use(requestLog(log, ids, withoutSecret));
  app.use(measured.observe);
  app.use(securityHeaders(securityOptions(config)));
  const build = serverBuild as ServerBuild;
  const routeAt = createRouteLookup(build.routes);
  const stylesheets = build.assets.routes.root?.css;
  app.use(databaseUnavailable(stylesheets));
  app.onError(errorHandler(log, stylesheets));

  for (const { at, calls } of callsForMachines(services, measured.app)) app.route(at, calls);
  app.route('/', namedFiles(services));
  app.use('/*', builtFiles());
  for (const assets of ['/assets/*', '/admin/assets/*']) app.get(assets, (c) => c.text('Not Found', 404));

  const description = { stylesheets: stylesheets ?? [], calls: () => declaredCalls(app) };
  app.use(requestBudgets(clock, config), yieldBetweenRequests());

  for (const { at, calls } of callsInLanguages(services, description)) app.route(at, calls);

  app.use(csrfGuard({ publicOrigin: config.publicOrigin, requireToken: false }));
  app.post(
    '/:language{de|en}/forms/:slug/:id',
    storeFormFiles(services, (c) => networkOf(clientIp(config)(c))),
  );
  app.post(`${HUB_PATH}/media`, withPrincipal(services), receiveUploads(services));
  app.post(`${HUB_PATH}/desk/bank`, withPrincipal(services), receiveStatement(services));
  app.post(`${HUB_PATH}/seating-plans/:plan`, withPrincipal(services), receivePlan(services));
  for (const language of LANGUAGES)
    app.post(pathTo('leaveNewsletter', language), limitedBody(), acceptOneClick);
  app.use(limitedBody(), rejectNullBytes, requireFormBody);
  app.use(withPrincipal(services));
  app.route(
    '/',
    adminArea(services, { stylesheets: stylesheets ?? [], isDevelopment: mode === 'development' }),
  );
  app.all('*', siteOffline(services, stylesheets), pageHandler(build, { mode, routeAt, services }));

  return {
    /** The query parameters the page at a path is made from. */
    queryAt: (pathname: string) => routeAt(pathname).query,
    fetch: (request: Request, env?: object) => app.fetch(withPublicUrl(request, config), env),
  };
}
