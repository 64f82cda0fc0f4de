import type { Day } from '#lib/venue-time.ts';

/** Page views per day. Stores nothing about the visitor. */
export interface PageViewTable {
  day: Day;
  path: string;
  count: number;
}

export interface PageViewTables {
  page_views: PageViewTable;
}
