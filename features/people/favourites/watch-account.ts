import { isSignedIn } from '#features/people/accounts/index.ts';
import { readStored } from './stored-list.ts';

/** Keeps the list in step with the account of who is signed in, and forgets it when they have signed out. */
export function watchAccount(): void {
  if (isSignedIn()) void import('./account-favourites.ts').then((account) => account.join());
  else readStored();
}
