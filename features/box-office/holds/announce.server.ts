import { performanceTag } from '#features/box-office/ticketing/cache-tags.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';
import { isSameAvailability, publicAvailability } from './availability.ts';
import type { Office } from './dependencies.server.ts';
import type { PoolMove } from './pool-store.server.ts';

/**
 * Invalidates the page caches of performances whose public availability changed; call it after the commit. Selling one
 * ticket of many changes no public value, and so no page; stale pages are served until they are rendered again. The sale
 * stands when the notification fails.
 */
export async function announce(office: Pick<Office, 'bus' | 'log'>, moves: PoolMove[]): Promise<void> {
  const tags = changedTags(moves);
  if (tags.length === 0) return;
  try {
    await office.bus.publish({ type: 'changed', tags });
  } catch (error) {
    office.log.warn({ err: error }, 'could not publish an availability change');
  }
}

/** Returns the tags of performances whose displayed availability changed after their places moved. */
export function changedTags(moves: PoolMove[]): CacheTag[] {
  return [...new Set(moves.filter(readsDifferently).map((move) => move.performanceId))].map(performanceTag);
}

function readsDifferently({ capacity, freeBefore, freeAfter }: PoolMove): boolean {
  return !isSameAvailability(
    publicAvailability({ capacity, free: freeBefore }),
    publicAvailability({ capacity, free: freeAfter }),
  );
}
