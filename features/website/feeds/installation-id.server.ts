import type { Db } from '#features/database.server.ts';
import { keepSecret } from '#features/people/accounts/index.server.ts';
import type { IdSource } from '#platform/ids.server.ts';

/**
 * What this installation calls itself in its feeds: made once and kept in the database, so that every node says the same and
 * calendars know an event again when the site moves to another address.
 */
export function installationId({ db, ids }: { db: Db; ids: IdSource }): Promise<string> {
  return keepSecret(db, 'installation', ids.token());
}
