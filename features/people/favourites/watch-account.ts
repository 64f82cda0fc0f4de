import { isSignedIn } from '#features/people/accounts/index.ts';
import { readStored } from './stored-list.ts';

/** Synchronises the list with the signed-in account, and deletes it at sign-out. */
export function watchAccount(): void {
  if (isSignedIn()) void import('./account-favourites.ts').then((account) => account.join());
  else readStored();
}
