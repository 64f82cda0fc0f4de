import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';

/** A tab in which somebody edits. It expires without heartbeats, even if its row remains. */
export interface PresenceTable {
  user_id: number;
  tab: string;
  /** Not held against the documents there are: a row outlives its document by seconds at most. */
  document_id: number;
  language: Language;
  module: string | null;
  seen_at: Instant;
}

export interface PresenceTables {
  presences: PresenceTable;
}
