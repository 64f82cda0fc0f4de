import type { WaitingScan } from './local-list.ts';

const keyOf = (jetId: number) => `check-in-${jetId}`;

/** Unsynced scans: they survive a closed tab and an empty battery. */
export function readWaiting(jetId: number): WaitingScan[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(jetId)) ?? '[]') as WaitingScan[];
  } catch {
    return [];
  }
}

export function writeWaiting(jetId: number, scans: readonly WaitingScan[]): void {
  try {
    if (scans.length === 0) localStorage.removeItem(keyOf(jetId));
    else localStorage.setItem(keyOf(jetId), JSON.stringify(scans));
  } catch {
    // Private windows keep nothing: then what waits is lost with the page.
  }
}
