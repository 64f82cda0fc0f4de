import type { Instant } from '#lib/venue-time.ts';
import type { DefaultedColumn, GeneratedId } from '#platform/database/columns.server.ts';

/** A person's time at a till, from the float to the count. Columns after `float_cents` are written once, when it is closed. */
interface TillShiftTable {
  id: GeneratedId;
  till: string;
  /** Its name without its case: unique among open shifts. */
  till_key: DefaultedColumn<string>;
  opened_by: number;
  opened_at: Instant;
  float_cents: number;
  closed_by: DefaultedColumn<number | null>;
  closed_at: DefaultedColumn<Instant | null>;
  /** Cash that should have lain in the till, and that did. */
  expected_cents: DefaultedColumn<number | null>;
  counted_cents: DefaultedColumn<number | null>;
  /** Part of the count that remains in the till for the next shift. */
  retained_cents: DefaultedColumn<number | null>;
  difference_reason: DefaultedColumn<string | null>;
  /** Name of the second person who counted. */
  witness: DefaultedColumn<string | null>;
  /** Note for the next shift. */
  note: DefaultedColumn<string | null>;
}

/** Cash put into a till or taken out, other than for orders. Rows are added, and neither changed nor deleted. */
interface TillMovementTable {
  id: GeneratedId;
  shift_id: number;
  /** Above zero where cash was put in. */
  cents: number;
  reason: string;
  recorded_by: number;
  recorded_at: Instant;
}

export interface TillTables {
  till_shifts: TillShiftTable;
  till_movements: TillMovementTable;
}
