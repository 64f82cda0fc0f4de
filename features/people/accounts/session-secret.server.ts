import { randomBytes } from 'node:crypto';
import type { Db } from '#features/database.server.ts';
import type { Config } from '#platform/config.server.ts';
import { storeSecret } from './secret-store.server.ts';

const NAME = 'sessions';

/**
 * Returns the secret session cookies are signed with: the configured one, else one generated at the first start and
 * stored in the database, so that all nodes share it.
 */
export async function sessionSecret(
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
  db: Db,
): Promise<string> {
  return sessionSecret ?? storeSecret(db, NAME, randomBytes(32).toString('base64url'));
}
