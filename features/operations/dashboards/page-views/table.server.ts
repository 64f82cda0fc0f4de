import type { Day } from '#lib/venue-time.ts';

/** How often a page was looked at on a day. Nothing of who looked. */
export interface PageViewTable {
  day: Day;
  path: string;
  count: number;
}

export interface PageViewTables {
  page_views: PageViewTable;
}
