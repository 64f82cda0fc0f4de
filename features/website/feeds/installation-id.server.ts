import type { Db } from '#features/database.server.ts';
import { storeSecret } from '#features/people/accounts/index.server.ts';
import type { IdSource } from '#platform/ids.server.ts';

/**
 * Returns the id of this installation in its feeds: generated once and stored in the database, so that every node uses
 * the same and calendars recognise an event when the site moves to another address.
 */
export function installationId({ db, ids }: { db: Db; ids: IdSource }): Promise<string> {
  return storeSecret(db, 'installation', ids.token());
}
