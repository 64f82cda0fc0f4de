export { PlanDrawing } from './components/plan-drawing.tsx';
export type { PlanIssue, PlanPlace } from './plan/check-plan.ts';
export { NUMBERINGS, type Numbering, nextRowLabel } from './plan/seat-labels.ts';
export {
  MAX_SEATS_IN_ROW,
  type SeatingPlan,
  type SeatRow,
} from './plan/seating-plan.ts';
export type { FaultReason } from './reading/plan-fault.ts';
