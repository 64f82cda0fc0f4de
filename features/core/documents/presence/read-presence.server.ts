import type { Db } from '#features/database.server.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { PRESENCE_TTL_MS, type Presence } from './presence.ts';
import { findDraftStates, findPresentTabs } from './store.server.ts';

export interface PresenceServices {
  db: Db;
  /** Nodes have their own clocks: only the database's decides about expiry. */
  databaseClock: DatabaseClock;
}

/** All current editors, across all nodes. */
export async function readPresence({ db, databaseClock }: PresenceServices): Promise<Presence> {
  const people = await findPresentTabs(db, expiredBefore(await databaseClock(db)));
  const documents = [...new Set(people.map(({ document }) => document))];
  return { people, drafts: await findDraftStates(db, documents) };
}

/** Returns the instant of the oldest valid heartbeat; older tabs have expired. */
export const expiredBefore = (now: string): string =>
  new Date(Date.parse(now) - PRESENCE_TTL_MS).toISOString();
