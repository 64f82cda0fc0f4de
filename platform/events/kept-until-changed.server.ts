import { type CacheTag, EVERYTHING } from './cache-tag.ts';
import type { EventBus } from './event-bus.server.ts';

/**
 * Keeps what `read` gave for a key until one of the tags is announced, and for one key at a time: asking for another
 * forgets it. What failed is not kept.
 */
export function keptUntilChanged<T>(
  bus: Pick<EventBus, 'subscribe'>,
  tags: readonly CacheTag[],
  read: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  let kept: { key: string; value: Promise<T> } | null = null;
  bus.subscribe((event) => {
    if (event.tags.some((tag) => tag === EVERYTHING || tags.includes(tag))) kept = null;
  });
  return async (key) => {
    if (kept?.key === key) return kept.value;
    const reading = { key, value: read(key) };
    kept = reading;
    reading.value.catch(() => {
      if (kept === reading) kept = null;
    });
    return reading.value;
  };
}
