import type { Day } from '#lib/venue-time.ts';

/** How often a path without a page was asked for on a day. */
export interface MissingPageTable {
  day: Day;
  path: string;
  count: number;
}

export interface DashboardTables {
  missing_pages: MissingPageTable;
}
