import type { Instant } from '#lib/venue-time.ts';

/** When an editor was in the hub. */
export interface HubVisitTable {
  user_id: number;
  seen_at: Instant;
  /** The end of the visit before this one; `null` on the first. */
  before: Instant | null;
}

export interface HubTables {
  hub_visits: HubVisitTable;
}
