import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type {
  DefaultedColumn,
  FlagColumn,
  GeneratedId,
  JsonColumn,
} from '#platform/database/columns.server.ts';
import type { WaitingRequest, WaitingState } from './waiting-list.ts';

/** Somebody who waits for places of a pool, or waited (docs/decisions/0073). */
interface WaitingEntryTable {
  id: GeneratedId;
  /** Secret of its link. */
  secret: string;
  performance_id: number;
  pool_id: number;
  state: DefaultedColumn<WaitingState>;
  wanted: JsonColumn<WaitingRequest['tickets']>;
  /** How many tickets these are. */
  tickets: number;
  /** The fewest places that are of use to them. */
  least_units: number;
  /** How many places were free when they could not sit side by side on them; `null` where they have not tried. */
  passed_units: DefaultedColumn<number | null>;
  only_together: FlagColumn;
  language: Language;
  email: string;
  user_id: number | null;
  /** Cart with the offered places, while that cart exists. */
  hold_id: DefaultedColumn<number | null>;
  offered_until: DefaultedColumn<Instant | null>;
  joined_at: Instant;
  ended_at: DefaultedColumn<Instant | null>;
}

/** Tables of the waiting list. */
export interface WaitingTables {
  waiting_entries: WaitingEntryTable;
}
