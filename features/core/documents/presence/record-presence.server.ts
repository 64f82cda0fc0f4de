import { fail, type Result, succeed } from '#lib/result.ts';
import type { EventBus } from '#platform/events/event-bus.server.ts';
import { presenceTag } from './cache-tags.ts';
import { expiredBefore, type PresenceServices } from './read-presence.server.ts';
import type { PlaceInput } from './schema.ts';
import {
  countPresence,
  deletePresence,
  deletePresenceBefore,
  findPresence,
  isDocument,
  upsertPresence,
} from './store.server.ts';

/** More tabs nobody edits in. */
const MAX_TABS = 40;

type RecordServices = PresenceServices & { bus: Pick<EventBus, 'publish'> };

/**
 * Records that somebody is present, and where; others are notified when that is news. Not audited: it expires in seconds,
 * and nothing depends on it (docs/decisions/0064).
 */
export async function recordPresence(
  { db, databaseClock, bus }: RecordServices,
  accountId: number,
  tab: string,
  place: PlaceInput,
): Promise<Result<null, 'NO_SUCH_DOCUMENT' | 'TOO_MANY_TABS'>> {
  const now = await databaseClock(db);
  const before = await findPresence(db, accountId, tab);
  if (before?.document !== place.document && !(await isDocument(db, place.document)))
    return fail('NO_SUCH_DOCUMENT');
  if (!before) {
    await deletePresenceBefore(db, expiredBefore(now));
    if ((await countPresence(db, accountId)) >= MAX_TABS) return fail('TOO_MANY_TABS');
  }
  await upsertPresence(db, accountId, tab, place, now);
  if (!before || !isSamePlace(before, place)) await tell(bus);
  return succeed(null);
}

/** Somebody closed a tab, or stopped editing in it. */
export async function leavePlace({ db, bus }: RecordServices, accountId: number, tab: string): Promise<void> {
  if (await deletePresence(db, accountId, tab)) await tell(bus);
}

/** Deletes tabs that were never closed. */
export async function deleteExpiredTabs({ db, databaseClock }: PresenceServices): Promise<void> {
  await deletePresenceBefore(db, expiredBefore(await databaseClock(db)));
}

const isSamePlace = (one: PlaceInput, other: PlaceInput): boolean =>
  one.document === other.document && one.language === other.language && one.module === other.module;

const tell = (bus: Pick<EventBus, 'publish'>) => bus.publish({ type: 'changed', tags: [presenceTag()] });
