import type { SeatingPlan } from '../plan/seating-plan.ts';

/** A fault of a file, with its line and place (docs/product/seating.md#import). */
export interface PlanFault {
  /** Line of the file, the first is 1; `null` where it concerns the whole file. */
  line: number | null;
  /** Zone, row and seat as the file names them; empty where it concerns the whole file. */
  place: string;
  reason: FaultReason;
}

export type FaultReason =
  | { code: 'NOT_JSON' }
  | { code: 'NOT_CSV' }
  | { code: 'NO_PLAN' }
  | { code: 'TOO_MANY_SEATS'; most: number }
  | { code: 'MISSING'; field: string }
  | { code: 'EMPTY'; field: string }
  | { code: 'TOO_LONG'; field: string; most: number }
  | { code: 'NO_NUMBER'; field: string }
  | { code: 'NO_LIST'; field: string }
  | { code: 'NO_SUCH_GROUP'; group: string; seats: number }
  | { code: 'TWO_OF_ONE_NAME'; seat: string }
  | { code: 'TWO_ROWS_OF_ONE_NAME' }
  | { code: 'TWO_OF_ONE_GUID' }
  | { code: 'ON_TOP_OF_EACH_OTHER'; seats: number };

/** Content of a file, as far as it could be read. */
export interface ReadPlan {
  format: 'pretix' | 'own' | 'csv';
  /** The plan as it would look, even where it has faults; `null` where nothing could be read. */
  plan: SeatingPlan | null;
  /** Nothing of a file with faults is taken over. */
  faults: PlanFault[];
  /** Line of each seat of the plan, in its order. */
  lines: number[];
}
