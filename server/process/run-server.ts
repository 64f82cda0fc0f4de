import { parseConfig } from '#platform/config.server.ts';
import { endOnSignal } from './end-on-signal.ts';
import { isOperatorError } from './start-errors.ts';
import { startServer } from './start-server.ts';
import { welcomeText } from './welcome.ts';

/** Life of a server process: starts, prints its address, and stops on a signal. */
export async function runServer(): Promise<void> {
  let stop = async (): Promise<void> => {};
  endOnSignal(() => stop());

  try {
    const server = await startServer(parseConfig(process.env));
    stop = () => server.stop();
    console.log(`${await welcomeText(server.services, server.url)}\n`);
  } catch (error) {
    console.error(isOperatorError(error) ? error.message : error);
    process.exit(1);
  }
}
