import { useSyncExternalStore } from 'react';
import { parseFavourites } from '../favourites.ts';
import { onKeptChange, readKept } from '../kept-list.ts';

/** The favourites kept in this browser, the same in all its tabs; `null` on the server and until the scripts have taken over. */
export function useFavourites(): number[] | null {
  const kept = useSyncExternalStore(onKeptChange, readKept, () => null);
  return kept === null ? null : parseFavourites(kept);
}
