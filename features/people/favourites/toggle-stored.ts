import { isSignedIn } from '#features/people/accounts/index.ts';
import { parseFavourites, toggleFavourite } from './favourites.ts';
import { readStored, storeFavourites } from './stored-list.ts';

/** Adds an event or removes it; returns whether the list changed and could be stored. */
export function toggleStored(id: number): boolean {
  const ids = parseFavourites(readStored());
  const next = toggleFavourite(ids, id);
  if (!storeFavourites(next)) return false;
  if (next !== ids && isSignedIn()) void import('./account-favourites.ts').then((account) => account.send());
  return next !== ids;
}
