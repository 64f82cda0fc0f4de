import { type Day, dayOf } from '#lib/venue-time.ts';
import type { FavouriteEvent } from './components/use-favourite-events.ts';

export type FavouriteState = 'open' | 'sold-out' | 'cancelled' | 'postponed' | 'over';

/** Returns the current state of a favourite date. */
export function favouriteState(event: FavouriteEvent, today: Day): FavouriteState {
  if (dayOf(event.date_end) < today) return 'over';
  if (event.status === 'cancelled' || event.status === 'postponed') return event.status;
  return event.offer?.availability === 'sold-out' ? 'sold-out' : 'open';
}

/** Soonest first; past events come last, the latest first. */
export function inFavouriteOrder(events: readonly FavouriteEvent[], today: Day): FavouriteEvent[] {
  const isOver = (event: FavouriteEvent) => favouriteState(event, today) === 'over';
  const byStart = [...events].sort((a, b) => a.date_start.localeCompare(b.date_start));
  return [...byStart.filter((event) => !isOver(event)), ...byStart.filter(isOver).reverse()];
}
