import { type RefObject, useEffect, useState } from 'react';
import type { Place } from './menu-tree.ts';

/** Keeps the focus on the handle of a moved element, at its new position. */
export function useFocusAfter(list: RefObject<HTMLElement | null>): (place: Place) => void {
  const [wanted, setWanted] = useState<{ place: string } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${wanted.place}"]`)?.focus();
  }, [wanted, list]);
  return (place) => setWanted({ place: String(place) });
}
