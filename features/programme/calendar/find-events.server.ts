import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';
import type { EventSelection } from './event-filter.ts';
import type { EventListing } from './event-listing.ts';
import { eventWindow } from './event-window.ts';
import { findEventsByIds, listEvents } from './store.server.ts';

type FindOptions = { limit: number } & ({ filter: EventSelection } | { ids: number[] });

/** Events without what their tickets cost: the upcoming ones of a filter, or those of a list of ids. At most `limit`. */
export async function findEvents(
  { db, clock }: { db: Db; clock: Clock },
  wanted: FindOptions,
): Promise<EventListing[]> {
  if ('ids' in wanted) return findEventsByIds(db, wanted.ids.slice(0, wanted.limit));
  return listEvents(db, eventWindow(wanted.filter, clock), { offset: 0, limit: wanted.limit });
}
