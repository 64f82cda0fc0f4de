import type { Instant } from '#lib/venue-time.ts';
import type {
  DefaultedColumn,
  GeneratedId,
  JsonColumn,
  LocalizedColumns,
  OptionalLocalizedColumns,
} from '#platform/database/columns.server.ts';
import type { SeatingPlan } from './plan/seating-plan.ts';

/** A seating plan of a room, as it is worked on (docs/product/seating.md). */
interface SeatingPlanTable {
  id: GeneratedId;
  room_id: number;
  name: string;
  draft: JsonColumn<SeatingPlan>;
  /** The draft before the last change, for undo. */
  draft_before: JsonColumn<SeatingPlan | null>;
  /** Counts changes of the draft: of two people who change it at once the second is refused. */
  revision: DefaultedColumn<number>;
  changed_at: Instant;
}

/** A version of a plan that dates can sell from. Never changed. */
interface SeatingPlanVersionTable {
  id: GeneratedId;
  plan_id: number;
  number: number;
  document: JsonColumn<SeatingPlan>;
  /** Of the draft it was made from. */
  revision: number;
  released_at: Instant;
}

/** A seat of a version, with its neighbours. */
type SeatTable = {
  id: GeneratedId;
  version_id: number;
  /** The same in all versions of a plan. */
  guid: string;
  row_label: string;
  seat_label: string;
  row_order: number;
  position: number;
  /** Run between two aisles. */
  block: number;
  x: number;
  y: number;
  group_code: string;
  quality: number;
  is_wheelchair: boolean;
  is_companion: boolean;
  is_step_free: boolean;
  is_aisle: boolean;
  is_removable: boolean;
} & LocalizedColumns<'zone'> &
  OptionalLocalizedColumns<'restricted_view'>;

/** A seat of a date that is held, sold or blocked; free seats have none. Exactly one of the three owners is set. */
interface SeatClaimTable {
  performance_id: number;
  seat_id: number;
  pool_id: number;
  hold_line_id: DefaultedColumn<number | null>;
  ticket_id: DefaultedColumn<number | null>;
  place_block_id: DefaultedColumn<number | null>;
}

/** A seat that a line had when its time was over. */
interface FormerSeatTable {
  hold_line_id: number;
  seat_id: number;
}

export interface SeatingTables {
  seating_plans: SeatingPlanTable;
  seating_plan_versions: SeatingPlanVersionTable;
  seats: SeatTable;
  seat_claims: SeatClaimTable;
  former_seats: FormerSeatTable;
}
