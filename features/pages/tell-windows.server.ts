import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';
import type { EventBus } from '#platform/events/event-bus.server.ts';
import { pagesTag } from './cache-tags.ts';
import { hasWindowChanged } from './store.server.ts';

/** How far back is looked: more than the time between two looks, and telling twice does no harm. */
const LOOK_BACK_MS = 5 * 60_000;

/** Tells the search of pages that came online or went offline by themselves (docs/product/content.md#who-sees-what). */
export async function tellPageWindows({
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
  if (await hasWindowChanged(db, since, now)) await bus.publish({ type: 'changed', tags: [pagesTag()] });
}
