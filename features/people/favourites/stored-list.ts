import { isSignedIn } from '#features/people/accounts/index.ts';
import { FAVOURITES_KEY } from './favourites.ts';

const CHANGED = 'favourites-changed';
/** Says that the list is a copy of the account's, and whether it has changed since they were the same. */
const COPY_KEY = 'favourites.copy';

/** `null`: the list is this browser's own. */
export type Copy = 'same' | 'changed' | null;

/** The list as text, empty in browsers without storage. The copy of an account is deleted at sign-out. */
export function readStored(): string {
  try {
    if (localStorage.getItem(COPY_KEY) !== null && !isSignedIn()) {
      localStorage.removeItem(COPY_KEY);
      localStorage.removeItem(FAVOURITES_KEY);
    }
    return localStorage.getItem(FAVOURITES_KEY) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a list and tells the page; says whether there was room for it. */
export function storeFavourites(ids: number[]): boolean {
  try {
    localStorage.setItem(FAVOURITES_KEY, ids.join());
  } catch {
    return false;
  }
  dispatchEvent(new Event(CHANGED));
  return true;
}

export function readCopy(): Copy {
  try {
    const stored = localStorage.getItem(COPY_KEY);
    return stored === 'same' || stored === 'changed' ? stored : null;
  } catch {
    return null;
  }
}

export function markCopy(copy: 'same' | 'changed'): void {
  try {
    localStorage.setItem(COPY_KEY, copy);
  } catch {
    // Then there is no list either.
  }
}

/** Tells of changes in this tab and in all others. */
export function onStoredChange(tell: () => void): () => void {
  addEventListener(CHANGED, tell);
  addEventListener('storage', tell);
  return () => {
    removeEventListener(CHANGED, tell);
    removeEventListener('storage', tell);
  };
}
