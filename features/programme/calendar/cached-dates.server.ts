import { programmeTag } from '#features/core/resources/cache-tags.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';

/** Seconds that changes due to time alone (a date is over) may be late, as on cached pages. */
const FRESH_SECONDS = 5;

/**
 * Lists of dates that many pages share, read once for all of them. Availability is cached apart (`observedTicketing`): it
 * changes more often.
 * @param name of the list
 * @param parameters all it depends on besides the programme and the time, as JSON
 */
export function cachedDates<T>(
  { cache }: { cache: TaggedCache },
  name: string,
  parameters: unknown,
  read: () => Promise<T>,
): Promise<T> {
  const key = `${name} ${JSON.stringify(parameters)}`;
  return cache.read(key, { tags: [programmeTag()], freshForSeconds: () => FRESH_SECONDS }, read);
}
