import type { Day } from '#lib/venue-time.ts';

export interface PageViewCount {
  day: Day;
  path: string;
  count: number;
}

/** Pages between two writings; somebody who makes addresses up must not fill the memory. */
const MAX_PATHS = 2000;

/** Counts page views in memory until they are flushed. Stores nothing about the visitor. */
export class PageViews {
  readonly #counts = new Map<string, PageViewCount>();

  count(day: Day, path: string, times = 1): void {
    const key = `${day} ${path}`;
    const known = this.#counts.get(key);
    if (known) known.count += times;
    else if (this.#counts.size < MAX_PATHS) this.#counts.set(key, { day, path, count: times });
  }

  /** Returns the counts since the last call. */
  take(): PageViewCount[] {
    const taken = [...this.#counts.values()];
    this.#counts.clear();
    return taken;
  }

  /** Restores counts that could not be written. */
  restoreCounts(counts: readonly PageViewCount[]): void {
    for (const { day, path, count } of counts) this.count(day, path, count);
  }
}
