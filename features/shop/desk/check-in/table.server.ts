import type { Instant } from '#lib/venue-time.ts';

/** People without a ticket who came in, or went out, at the door of an event. Rows are added, and never changed. */
interface DoorHeadTable {
  /** Made by the phone: the same press counts once. */
  id: string;
  event_id: number;
  /** Below zero where they went out. */
  heads: number;
  door: string;
  counted_by: number;
  counted_at: Instant;
  /** Moment of the press, which a phone without a network sends later. */
  pressed_at: Instant;
}

export interface CheckInTables {
  door_heads: DoorHeadTable;
}
