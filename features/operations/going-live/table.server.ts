import type { Instant } from '#lib/venue-time.ts';

/** Notes that a house tried or answered a point of its list before it opens. */
export interface GoLiveMarkTable {
  /** `mail-sent`, or the name of an answer. */
  name: string;
  marked_at: Instant;
}

export interface GoingLiveTables {
  go_live_marks: GoLiveMarkTable;
}
