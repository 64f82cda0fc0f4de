import { createHash } from 'node:crypto';
import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import type { IdSource } from '#platform/ids.server.ts';
import {
  beginOffline,
  insertFirstContents,
  isCurrentLink,
  isEmpty,
  isEmptySite,
  storeLink,
} from './store.server.ts';

const HOURS_VALID = 24;

/** Returns the stored fingerprint of a link's token: somebody who reads the database cannot use it. */
export function fingerprint(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Gives the token of the link by which a venue is set up, which works once within a day, and puts into an empty database
 * what every venue needs; `null` when there is a venue. Each start gives a new one, and the one before ends.
 */
export async function offerSetUp({
  db,
  clock,
  ids,
}: {
  db: Db;
  clock: Clock;
  ids: IdSource;
}): Promise<string | null> {
  return inTransaction(db, async (trx) => {
    if (!(await isEmptySite(trx))) return null;
    if (await isEmpty(trx)) {
      await insertFirstContents(trx, clock.now());
      await beginOffline(trx);
    }
    const token = ids.token() + ids.token();
    const expiresAt = new Date(clock.time() + HOURS_VALID * 3_600_000).toISOString();
    await storeLink(trx, fingerprint(token), expiresAt);
    return token;
  });
}

/** Tells if the venue can still be set up with this token. */
export async function isSetUpOpen({ db, clock }: { db: Db; clock: Clock }, token: string): Promise<boolean> {
  return isCurrentLink(db, fingerprint(token), clock.now());
}
