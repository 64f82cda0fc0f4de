import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '#platform/config.server.ts';
import { drainOf } from '#platform/http/drain.server.ts';
import { explainingListening } from './start-errors.ts';

interface Listening {
  /** Where this machine reaches it. */
  url: string;
  /** Lets nobody new in and answers what is under way. */
  drain(): Promise<void>;
}

/** Serves HTTP where the configuration says. Throws `StartError` when that is not possible. */
export async function listen(
  config: Pick<Config, 'host' | 'port'>,
  listener: RequestListener,
): Promise<Listening> {
  const server = createServer(listener);
  const drain = drainOf(server);
  await explainingListening(
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
