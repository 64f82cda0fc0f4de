import type { IncomingMessage } from 'node:http';
import { walletWarnings } from '#features/box-office/sale-documents/index.server.ts';
import { cachedSettings } from '#features/core/settings/index.server.ts';
import { setSiteFormats } from '#lib/site-formats.ts';
import { type Config, configWarnings } from '#platform/config.server.ts';
import { urlAt } from '#platform/http/request-target.ts';
import { createJobRunner } from '#platform/jobs/job-runner.server.ts';
import { pageCacheListener } from '#platform/page-cache/page-cache-listener.server.ts';
import { plainRequestsOnly } from '../middleware/plain-requests.ts';
import { countPage } from '../pages/count-page.ts';
import { PERSONAL_COOKIES } from '../pages/page-handler.server.ts';
import { openClaimedServices } from '../services/claimed-services.ts';
import { jobsOf } from '../services/jobs.ts';
import type { Services } from '../services/services.server.ts';
import { originOf } from '../site/public-url.ts';
import { createSite } from '../site/site.ts';
import { listen } from './listen.ts';
import { requestListener } from './request-listener.ts';

/** The first pages have priority over building the search index; an earlier search starts it. */
const SEARCH_AFTER_MS = 1000;

export interface RunningServer {
  services: Services;
  url: string;
  /** Completes pending requests, then closes everything. */
  stop(): Promise<void>;
}

/** The description of the API is built once, in slices; its first caller does not wait for it. */
const DESCRIPTION_AFTER_MS = 20_000;

/** Opens everything and listens. */
export async function startServer(config: Config): Promise<RunningServer> {
  const services = await openClaimedServices(config);
  // Emails, papers and payments need it before the first page sets it.
  setSiteFormats((await cachedSettings(services)).design.parsers);
  const now = new Date(services.clock.now());
  const warnings = [...configWarnings(config), ...walletWarnings(services.walletKeys, now)];
  for (const warning of warnings) services.log.warn(warning);
  const site = createSite(services, 'production');
  const jobs = createJobRunner({ ...services, node: services.ids.token() }, jobsOf(services));
  const listener = requestListener(site.fetch);
  const visitedOrigin = ({ headers }: IncomingMessage) =>
    originOf((name) => headers[name]?.toString(), `http://${headers.host ?? 'localhost'}`, config);

  async function refresh(address: string, request: IncomingMessage): Promise<void> {
    const headers = { 'accept-language': request.headers['accept-language'] ?? '' };
    const response = await site.fetch(new Request(urlAt(visitedOrigin(request), address), { headers }));
    await response.arrayBuffer();
  }

  async function buildDescription(): Promise<void> {
    const response = await site.fetch(new Request('http://localhost/openapi.json'));
    await response.arrayBuffer();
  }

  const server = await listen(
    config,
    plainRequestsOnly(
      pageCacheListener(
        {
          cache: services.pageCache,
          queryAt: site.queryAt,
          personalCookies: PERSONAL_COOKIES,
          originOf: visitedOrigin,
          refresh,
          onPage: ({ url = '/', headers }) =>
            countPage(services, pathIn(url), (name) => headers[name]?.toString() ?? null),
          now: () => services.clock.time(),
        },
        (request, response) => {
          void listener(request, response);
        },
      ),
    ),
  );
  const searchSoon = setTimeout(services.search.start, SEARCH_AFTER_MS);
  const descriptionSoon = setTimeout(() => void buildDescription(), DESCRIPTION_AFTER_MS);
  jobs.start();

  return {
    services,
    url: config.publicOrigin ?? server.url,
    async stop() {
      // They would never end on their own.
      services.presence.close();
      clearTimeout(searchSoon);
      clearTimeout(descriptionSoon);
      await Promise.all([jobs.stop(), server.drain()]);
      await services.close();
    },
  };
}

/** Path of a requested address, which the cache has known already. */
const pathIn = (address: string): string => address.split('?', 1)[0] ?? address;
