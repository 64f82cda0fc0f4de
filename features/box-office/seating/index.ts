export { AreaShape } from './components/area-shape.tsx';
export { PlanDrawing } from './components/plan-drawing.tsx';
export { withRowBehind, withSeatAtEnd } from './plan/add-seats.ts';
export {
  type Alignment,
  alignedSeats,
  bentRows,
  curveOf,
  spacedSeats,
} from './plan/arrange-seats.ts';
export { movedArea, withArea, withChangedArea, withoutArea } from './plan/change-areas.ts';
export {
  numberedSeats,
  numberingOf,
  withAisleAfter,
  withoutSeats,
  withRowChange,
  withSeatChange,
} from './plan/change-seats.ts';
export { checkPlan, type PlanIssue, type PlanPlace } from './plan/check-plan.ts';
export { countsOf } from './plan/counts-of.ts';
export { withRows } from './plan/edit-plan.ts';
export { LABEL_LENGTH, MAX_SEATS_IN_ROW, NAME_LENGTH } from './plan/limits.ts';
export { movedSeats } from './plan/move-seats.ts';
export type { SeatIds } from './plan/over-rows.ts';
export { type KeyStop, seatAfterKey } from './plan/seat-after-key.ts';
export { NUMBERINGS, type Numbering, nextRowLabel } from './plan/seat-labels.ts';
export {
  type Area,
  type Seat,
  type SeatGroup,
  type SeatingPlan,
  type SeatRow,
  seatsOf,
} from './plan/seating-plan.ts';
export { type Box, viewBoxOf, visibleBox } from './plan/visible-box.ts';
export { isWithinLimits } from './plan/within-limits.ts';
export type { FaultReason } from './reading/plan-fault.ts';
