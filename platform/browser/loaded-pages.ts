import { leftAt } from './page-scroll.tsx';

/** Number of loaded pages of a list, by the history entry that shows it: restored on reload. */
const storedUnder = (key: string) => `pages ${key}`;

interface Shown {
  list: string;
  pages: number;
}

export function storeLoadedPages(key: string, shown: Shown): void {
  try {
    sessionStorage.setItem(storedUnder(key), JSON.stringify(shown));
  } catch {
    // Storage may be forbidden: then a reload begins with the first page.
  }
}

/** How many pages the list had, and how far down it was read, when its document was left or reloaded. */
export function pagesBefore(key: string, list: string): { pages: number; top: number } | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'reload' && navigation?.type !== 'back_forward') return null;
  try {
    const shown = JSON.parse(sessionStorage.getItem(storedUnder(key)) ?? 'null') as Shown | null;
    return shown?.list === list ? { pages: shown.pages, top: leftAt(key) } : null;
  } catch {
    return null;
  }
}

/** Scrolls to a position, unless the visitor scrolls before; returns whether it did. */
export function scrollUnlessMoved(): (top: number) => boolean {
  const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'];
  let hasMoved = false;
  const onMove = () => {
    hasMoved = true;
    for (const move of moves) removeEventListener(move, onMove);
  };
  for (const move of moves) addEventListener(move, onMove, { passive: true });
  return (top) => {
    const goes = !hasMoved;
    if (goes) scrollTo({ top, behavior: 'instant' });
    onMove();
    return goes;
  };
}
