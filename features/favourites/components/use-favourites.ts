import { useSyncExternalStore } from 'react';
import { FAVOURITES_KEY, parseFavourites, toggleFavourite } from '../favourites.ts';

const CHANGED = 'favourites-changed';

/** The favourites kept in this browser, the same in all its tabs; `null` on the server and until the scripts have taken over. */
export function useFavourites(): number[] | null {
  const kept = useSyncExternalStore(subscribe, readKept, () => null);
  return kept === null ? null : parseFavourites(kept);
}

/** Adds an event or takes it out; says whether the list is now another one and could be kept. */
export function keepOrDrop(id: number): boolean {
  const ids = parseFavourites(readKept());
  const next = toggleFavourite(ids, id);
  try {
    localStorage.setItem(FAVOURITES_KEY, next.join());
  } catch {
    return false;
  }
  dispatchEvent(new Event(CHANGED));
  return next !== ids;
}

function subscribe(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange);
  addEventListener('storage', onChange);
  return () => {
    removeEventListener(CHANGED, onChange);
    removeEventListener('storage', onChange);
  };
}

/** A browser may refuse to keep anything: then the list is empty. */
function readKept(): string {
  try {
    return localStorage.getItem(FAVOURITES_KEY) ?? '';
  } catch {
    return '';
  }
}
