import { programmeTag } from '#features/core/resources/cache-tags.ts';
import type { TagMemory } from '#platform/events/tag-memory.server.ts';

/** Seconds that changes due to time alone (a date is over) may be late, as on cached pages. */
const FRESH_SECONDS = 5;

/**
 * Lists of dates that many pages show alike, read once for all of them. What the box office says of them is told by itself
 * (`observedTicketing`): it changes more often.
 * @param name of the list
 * @param parameters all it depends on besides the programme and the time, as JSON has it
 */
export function keptDates<T>(
  { memory }: { memory: TagMemory },
  name: string,
  parameters: unknown,
  read: () => Promise<T>,
): Promise<T> {
  const key = `${name} ${JSON.stringify(parameters)}`;
  return memory.read(key, { tags: [programmeTag()], freshForSeconds: () => FRESH_SECONDS }, read);
}
