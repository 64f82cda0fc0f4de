import { randomBytes } from 'node:crypto';
import type { Db } from '#features/database.server.ts';
import type { Config } from '#platform/config.server.ts';
import { keepSecret } from './secret-store.server.ts';

const NAME = 'sessions';

/**
 * What session cookies are signed with: the configured secret, else one made at the first start and kept in the database,
 * so that all nodes have the same.
 */
export async function sessionSecret(
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
  db: Db,
): Promise<string> {
  return sessionSecret ?? keepSecret(db, NAME, randomBytes(32).toString('base64url'));
}
