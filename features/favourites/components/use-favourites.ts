import { useSyncExternalStore } from 'react';
import { isSignedIn } from '#features/accounts/index.ts';
import { parseFavourites, toggleFavourite } from '../favourites.ts';
import { keep, onKeptChange, readKept } from '../kept-list.ts';

/** The favourites kept in this browser, the same in all its tabs; `null` on the server and until the scripts have taken over. */
export function useFavourites(): number[] | null {
  const kept = useSyncExternalStore(onKeptChange, readKept, () => null);
  return kept === null ? null : parseFavourites(kept);
}

/** Adds an event or takes it out; says whether the list is now another one and could be kept. */
export function keepOrDrop(id: number): boolean {
  const ids = parseFavourites(readKept());
  const next = toggleFavourite(ids, id);
  if (!keep(next)) return false;
  if (next !== ids && isSignedIn()) void import('../account-favourites.ts').then((account) => account.send());
  return next !== ids;
}
