import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';
import type { EventBus } from '#platform/events/event-bus.server.ts';
import { documentsTag, documentTag } from './cache-tags.ts';
import { findStarted } from './version-store.server.ts';

/** How far back is looked: more than the time between two looks, and telling twice does no harm. */
const LOOK_BACK_MS = 5 * 60_000;

/**
 * Tells search and caches of plans that have begun. Pages are right without it (docs/decisions/0037): they know themselves
 * until when they are.
 */
export async function tellStartedPlans({
  db,
  bus,
  clock,
}: {
  db: Db;
  bus: EventBus;
  clock: Clock;
}): Promise<void> {
  const now = clock.now();
  const since = new Date(Date.parse(now) - LOOK_BACK_MS).toISOString();
  const started = await findStarted(db, since, now);
  if (started.length > 0)
    await bus.publish({ type: 'changed', tags: [documentsTag(), ...started.map(documentTag)] });
}
