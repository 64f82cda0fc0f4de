import type { Instant } from '#lib/venue-time.ts';

/** One job of the installation. */
export interface JobTable {
  name: string;
  /** When it is to run next. */
  due_at: Instant;
  /** The node that runs it, as long as `held_until` lies ahead. */
  holder: string | null;
  held_until: Instant | null;
  started_at: Instant | null;
  ended_at: Instant | null;
  /** Error of the last run; `null` if it succeeded. */
  error: string | null;
}

export interface JobTables {
  jobs: JobTable;
}
