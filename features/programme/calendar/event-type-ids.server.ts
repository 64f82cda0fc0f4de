import { cachedDates } from './cached-dates.server.ts';
import type { CalendarServices } from './find-calendar.server.ts';
import { findOptions } from './option-store.server.ts';

/** The ids of the types with these slugs, in their order; those a venue does not have are left out. */
export async function findEventTypeIds(
  services: CalendarServices,
  slugs: readonly string[],
): Promise<number[]> {
  const types = await cachedDates(services, 'event types', null, () =>
    findOptions(services.db, 'event_types'),
  );
  return slugs.flatMap((slug) => types.find((type) => type.slug === slug)?.id ?? []);
}
