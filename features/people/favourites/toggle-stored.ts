import { isSignedIn } from '#features/people/accounts/index.ts';
import { parseFavourites, toggleFavourite } from './favourites.ts';
import { readStored, storeFavourites } from './stored-list.ts';

/** Adds an event or takes it out; says whether the list is now another one and could be kept. */
export function toggleStored(id: number): boolean {
  const ids = parseFavourites(readStored());
  const next = toggleFavourite(ids, id);
  if (!storeFavourites(next)) return false;
  if (next !== ids && isSignedIn()) void import('./account-favourites.ts').then((account) => account.send());
  return next !== ids;
}
