import { useSyncExternalStore } from 'react';
import { parseFavourites } from '../favourites.ts';
import { onStoredChange, readStored } from '../stored-list.ts';

/** The favourites saved in this browser, the same in all its tabs; `null` on the server and before hydration. */
export function useFavourites(): number[] | null {
  const stored = useSyncExternalStore(onStoredChange, readStored, () => null);
  return stored === null ? null : parseFavourites(stored);
}
