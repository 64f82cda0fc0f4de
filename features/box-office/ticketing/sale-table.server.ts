import type { Instant } from '#lib/venue-time.ts';
import type { DefaultedColumn, FlagColumn, GeneratedId } from '#platform/database/columns.server.ts';
import type { EventState } from './sale.ts';

/** An event's sale. `id` is the number the event carries as its jet id. */
interface PerformanceTable {
  id: number;
  price_list_id: number;
  /** The version of a seating plan whose seats it sells; `null` where places are only counted. */
  plan_version_id: DefaultedColumn<number | null>;
  status: DefaultedColumn<'open' | 'stopped'>;
  /** Open end on either side when `null`. */
  sale_starts_at: Instant | null;
  sale_ends_at: Instant | null;
  /** From when on members may buy, where that is before the sale starts. */
  members_from: DefaultedColumn<Instant | null>;
  max_per_price: DefaultedColumn<number>;
  max_per_order: DefaultedColumn<number>;
  /** State the event gives it, written together with the event. */
  event_state: DefaultedColumn<EventState>;
  event_starts_at: Instant | null;
  event_ends_at: Instant | null;
  /** The start ticket holders know, while its event has another one. */
  told_starts_at: DefaultedColumn<Instant | null>;
  /** The room of its event, and the one ticket holders know, while they differ. */
  event_room_id: DefaultedColumn<number | null>;
  told_room_id: DefaultedColumn<number | null>;
  /**
   * The start it is postponed from, public or not; while that is its start it has no date. Retained when it is cancelled
   * then.
   */
  postponed_from: DefaultedColumn<Instant | null>;
  /** True if customers with tickets have been notified that it has no date. */
  told_postponed: FlagColumn;
  /** When its event was first seen as cancelled in the programme. */
  seen_cancelled_at: DefaultedColumn<Instant | null>;
  /** From when on its tickets are cancelled. */
  cancelled_at: DefaultedColumn<Instant | null>;
}

/** Places that are counted together: a seat group's, one timeslot's of it, or what the venue holds at one time. */
interface PoolTable {
  id: GeneratedId;
  performance_id: number;
  /** `null` for a venue bucket, which no visitor sees. */
  seat_group_id: number | null;
  /** Code of the group in the seating plan whose seats its places are; `null` where they are only counted. */
  plan_group: DefaultedColumn<string | null>;
  /** The timeslot's number within the performance, and its start. */
  block_id: number | null;
  starts_at: Instant | null;
  capacity: number;
  held: DefaultedColumn<number>;
  sold: DefaultedColumn<number>;
  /** Sold beyond its places, with which `capacity` grows and shrinks (docs/decisions/0126). */
  overbooked: DefaultedColumn<number>;
  /** Blocked by staff. */
  blocked: DefaultedColumn<number>;
  /** From so many free places on they go to those who wait first; `null` while nobody waits (docs/decisions/0073). */
  waiting_from: DefaultedColumn<number | null>;
}

/** A ticket of `pool_id` draws on `house_pool_id` too. */
interface PoolDrawTable {
  pool_id: number;
  house_pool_id: number;
}

/** Places of a pool that the venue keeps back until they are freed. */
interface PlaceBlockTable {
  id: GeneratedId;
  pool_id: number;
  places: number;
  reason: string;
  blocked_at: Instant;
  freed_at: Instant | null;
  /** The desk may sell them. */
  is_for_desk: FlagColumn;
  /** Moment from which everybody may buy them; `null` where only staff free them. */
  ends_at: DefaultedColumn<Instant | null>;
}

/** Tables of the sale: performances and their places. */
export interface SaleTables {
  performances: PerformanceTable;
  pools: PoolTable;
  pool_draws: PoolDrawTable;
  place_blocks: PlaceBlockTable;
}
