import { type CacheTag, EVERYTHING } from './cache-tag.ts';
import type { EventBus } from './event-bus.server.ts';

/**
 * Caches the result of `read` for a key until one of the tags is announced, and for one key at a time: another key evicts
 * it. Failures are not cached.
 */
export function cachedUntilChanged<T>(
  bus: Pick<EventBus, 'subscribe'>,
  tags: readonly CacheTag[],
  read: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  let cached: { key: string; value: Promise<T> } | null = null;
  bus.subscribe((event) => {
    if (event.tags.some((tag) => tag === EVERYTHING || tags.includes(tag))) cached = null;
  });
  return async (key) => {
    if (cached?.key === key) return cached.value;
    const reading = { key, value: read(key) };
    cached = reading;
    reading.value.catch(() => {
      if (cached === reading) cached = null;
    });
    return reading.value;
  };
}
