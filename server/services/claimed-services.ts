import type { Config } from '#platform/config.server.ts';
import { claimDataDir } from '#platform/data-dir.server.ts';
import { explainDatabaseErrors } from '../process/start-errors.ts';
import { openServices, type Services } from './services.server.ts';

/**
 * The services of a server. On SQLite it is the only one that works with these data until it closes them; tools such as
 * `user:create` are no servers and need no claim. Throws `StartError` where an operator can mend what is wrong.
 */
export async function openClaimedServices(config: Config): Promise<Services> {
  return explainDatabaseErrors(config, async () => {
    const release = config.databaseUrl ? () => undefined : claimDataDir(config.dataDir);
    try {
      const services = await openServices(config);
      return { ...services, close: () => services.close().finally(release) };
    } catch (error) {
      release();
      throw error;
    }
  });
}
