import { parseConfig } from '#platform/config.server.ts';
import { endOnSignal } from './end-on-signal.ts';
import { isOperatorError } from './start-errors.ts';
import { startServer } from './start-server.ts';
import { welcomeText } from './welcome.ts';

/** The whole life of a server process: starts, says where it is, and ends when it is told to. */
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
