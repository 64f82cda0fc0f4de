import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '#platform/config.server.ts';
import { drainOf } from '#platform/http/drain.server.ts';
import { explainListenErrors } from './start-errors.ts';

interface Listening {
  /** Address it is reachable at from this machine. */
  url: string;
  /** Refuses new connections and completes pending requests. */
  drain(): Promise<void>;
}

/**
 * Timeout of idle connections. Proxies keep theirs for a minute at most: the server must not close first, as a request on
 * its way just then fails.
 */
const KEEP_ALIVE_SECONDS = 75;

/** Serves HTTP where the configuration says. Throws `StartError` when that is not possible. */
export async function listen(
  config: Pick<Config, 'host' | 'port'>,
  listener: RequestListener,
): Promise<Listening> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_SECONDS * 1000 }, listener);
  const drain = drainOf(server);
  await explainListenErrors(
    config,
    () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(config.port, config.host, resolve);
      }),
  );
  const { port } = server.address() as AddressInfo;
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  return { url: `http://${host}:${port}`, drain };
}
