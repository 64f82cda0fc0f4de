import { isSignedIn } from '#features/people/accounts/index.ts';
import { parseFavourites, toggleFavourite } from './favourites.ts';
import { keep, readKept } from './kept-list.ts';

/** Adds an event or takes it out; says whether the list is now another one and could be kept. */
export function keepOrDrop(id: number): boolean {
  const ids = parseFavourites(readKept());
  const next = toggleFavourite(ids, id);
  if (!keep(next)) return false;
  if (next !== ids && isSignedIn()) void import('./account-favourites.ts').then((account) => account.send());
  return next !== ids;
}
