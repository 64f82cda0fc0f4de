import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { accounts } from '#demo/content/accounts.ts';
import { hasUserWith } from '#features/accounts/index.server.ts';
import { startTidyingUp } from '#features/ticketing/index.server.ts';
import { type Config, doubtsAbout } from '#platform/config.server.ts';
import { claimDataDir } from '#platform/data-dir.server.ts';
import { drainOf } from '#platform/http/drain.server.ts';
import { urlAt } from '#platform/http/request-target.ts';
import { pageCacheListener } from '#platform/page-cache/page-cache-listener.server.ts';
import { KNOWN_QUERY, PERSONAL_COOKIES } from './pages.server.ts';
import { plainRequestsOnly } from './plain-requests.ts';
import { originOf } from './public-url.ts';
import { openServices, type Services } from './services.server.ts';
import { createSite } from './site.ts';
import { explainingDatabase, explainingListening } from './start-errors.ts';

export interface RunningServer {
  services: Services;
  url: string;
  /** Accounts of the demo venue that are there, and their password if it was made up just now. */
  demo: { accounts: { email: string; role: string }[]; newPassword: string | null };
  /** Answers what is under way, then closes everything. */
  stop(): Promise<void>;
}

/** Opens everything and listens. */
export async function startServer(config: Config): Promise<RunningServer> {
  const { services, release } = await explainingDatabase(config, () => openClaimed(config));
  for (const doubt of doubtsAbout(config)) services.log.warn(doubt);
  const site = createSite(services, 'production');
  const stopTidyingUp = startTidyingUp(services);
  const listener = getRequestListener(site.fetch, { hostname: 'localhost' });
  const visitedOrigin = ({ headers }: IncomingMessage) =>
    originOf((name) => headers[name]?.toString(), `http://${headers.host ?? 'localhost'}`, config);

  async function refresh(address: string, request: IncomingMessage): Promise<void> {
    const headers = { 'accept-language': request.headers['accept-language'] ?? '' };
    const response = await site.fetch(new Request(urlAt(visitedOrigin(request), address), { headers }));
    await response.arrayBuffer();
  }

  const server = createServer(
    plainRequestsOnly(
      pageCacheListener(
        {
          cache: services.pageCache,
          query: KNOWN_QUERY,
          personalCookies: PERSONAL_COOKIES,
          originOf: visitedOrigin,
          refresh,
        },
        (request, response) => {
          void listener(request, response);
        },
      ),
    ),
  );
  const drain = drainOf(server);
  await explainingListening(config, () => listen(server, config));
  services.search.start();
  const { port } = server.address() as AddressInfo;
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;

  return {
    services,
    demo: { accounts: await demoAccounts(services), newPassword: services.newDemoPassword },
    url: config.publicOrigin ?? `http://${host}:${port}`,
    async stop() {
      stopTidyingUp();
      await drain();
      await services.close();
      release();
    },
  };
}

/** The services of the one server that works with these data. */
async function openClaimed(config: Config): Promise<{ services: Services; release: () => void }> {
  const release = config.databaseUrl ? () => undefined : claimDataDir(config.dataDir);
  try {
    return { services: await openServices(config), release };
  } catch (error) {
    release();
    throw error;
  }
}

async function demoAccounts({ config, db }: Services): Promise<{ email: string; role: string }[]> {
  if (!config.demo) return [];
  const there = await Promise.all(accounts.map(({ email }) => hasUserWith(db, email)));
  return accounts.filter((_, index) => there[index]);
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}
