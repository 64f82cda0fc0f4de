export {
  changeDraft,
  createPlan,
  type PlanRefusal,
  releaseVersion,
  removePlan,
} from './change-plan.server.ts';
export {
  type BlockedSeat,
  blockSeats,
  findSeatsOfBlocks,
  freeBlockedSeats,
  freeSeatsOfBlocks,
  pickOfBlocks,
} from './claims/block-seats.server.ts';
export { carrySeats, giveSeatsToOrder } from './claims/carry-seats.server.ts';
export { fitSeats, type SeatRequest } from './claims/fit-seats.server.ts';
export { findFormerSeats, rememberSeats } from './claims/former-seats.server.ts';
export { takeNextSeats } from './claims/next-seats.server.ts';
export { proposeFor } from './claims/propose-for.server.ts';
export { type Owners, readHall, readSeatStates } from './claims/read-hall.server.ts';
export { findFormerSeatNames, findSeatNames, findSeatsOfCart } from './claims/seat-claim-store.server.ts';
export {
  findPoolsOfSeats,
  findSeatedGroups,
  findVersionsOfRoom,
  type SeatedGroup,
  type SellableVersion,
} from './claims/seated-groups.server.ts';
export { canSitTogether } from './claims/sit-together.server.ts';
export { swapSeats } from './claims/swap-seats.server.ts';
export { importPlan } from './import-plan.server.ts';
export {
  type HallMove,
  moveHall,
  previewMove,
} from './moving/move-hall.server.ts';
export { withOtherNames } from './moving/plan-move.ts';
export { proposeInEmptyHall } from './picking/propose.ts';
export { checkPlan } from './plan/check-plan.ts';
export { countsOf } from './plan/counts-of.ts';
export {
  emptyPlan,
  type RowsToAdd,
  withChangedRow,
  withoutRow,
  withRows,
} from './plan/edit-plan.ts';
export { MAX_SEATS_IN_ROW } from './plan/limits.ts';
export { seatingPlan } from './plan/schema.ts';
export { NUMBERINGS } from './plan/seat-labels.ts';
export {
  findPlans,
  findPricedGroups,
  insertPlan,
  insertVersion,
  type PricedGroup,
  type StoredPlan,
} from './plan-store.server.ts';
export type { ReadPlan } from './reading/plan-fault.ts';
export { MAX_PLAN_BYTES } from './reading/read-plan.ts';
export { toOwnJson, toPlanCsv, toPretixJson } from './writing/write-plan.ts';
