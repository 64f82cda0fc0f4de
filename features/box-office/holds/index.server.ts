export { announce, changedTags } from './announce.server.ts';
export { CLOSED, scarcestAvailability, summarizeAvailability } from './availability.ts';
export {
  findBlocks,
  findEndedBlocks,
  freeBlock,
  insertBlock,
} from './block-store.server.ts';
export { claimLines, claimsOf, claimUnits, returnUnits } from './claim-lines.server.ts';
export {
  addClaims,
  deleteClaimsOfHolds,
  findClaims,
  findClaimsOfHolds,
  findPoolsByLine,
} from './claim-store.server.ts';
export { refusalOfChange, unmetCondition, withCompanions } from './conditions-of-cart.ts';
export { currentLines, type LineToAdd, mergedLines, withPools } from './current-lines.server.ts';
export {
  type BoxOfficeDependencies,
  type DelayedPayment,
  type Guard,
  type Office,
  officeOf,
  type ReturnedPayment,
} from './dependencies.server.ts';
export {
  countDeskPlaces,
  type DeskPlaces,
  findDeskPlaces,
  takePlacesOfDesk,
  takeSeatsOfDesk,
} from './desk-block-store.server.ts';
export { flatLines, isFlat } from './flat-lines.ts';
export { findGroupPerformances } from './group-store.server.ts';
export { exceededHolding, lockBuyer, wantedBy } from './held-limits.server.ts';
export { findPerformancesOfHeldSeries, setSeriesQuantity } from './held-series-store.server.ts';
export {
  deleteHoldsEndedBefore,
  findHold,
  type Hold,
  hasOverdueHolds,
  leaveReference,
  lockHold,
  lockHoldById,
  lockHoldOfSession,
  openHold,
  referenceWithin,
  updateHold,
} from './hold-store.server.ts';
export { exceededLimit, limitOf, maxAllowed } from './limits.ts';
export {
  currentCents,
  deleteLines,
  findLines,
  findPerformanceOfLine,
  setQuantity,
  startOf,
} from './line-store.server.ts';
export { mayBuyAsMember } from './members.server.ts';
export {
  type Choice,
  findChargedPrices,
  findChoices,
  findPricedGroups,
  findTerms,
  type OfferTerms,
  type PricedGroup,
} from './offer-store.server.ts';
export { addPlaces, findOverbooked } from './overbooking-store.server.ts';
export {
  findCancelledPerformances,
  findDoorTickets,
  findOrdersWithTickets,
  findPriceLists,
  findSeatGroupIds,
  IS_POSTPONED,
  insertPerformance,
  isCancellationFinal,
  lockPerformance,
  markEventCancelled,
  type PriceListChoice,
  setSaleStart,
  setSaleStatus,
  setTicketLimits,
  type TicketLimits,
} from './performance-store.server.ts';
export { findPoolPlaces, type PoolPlaces, setCapacity } from './places-store.server.ts';
export {
  findFreeByLine,
  holdPlaces,
  lockFreePlaces,
  type PoolMove,
  poolsWithFree,
  releasePlaces,
  reserveForWaiting,
  sellPlaces,
  unsellPlaces,
} from './pool-store.server.ts';
export { releaseOverdue } from './release-holds.server.ts';
export { expiryFrom, hasEnded, isAlive, isInPayment, MAX_RENEWALS, minutesAfter } from './reservation.ts';
export { runIdempotent, type StoredReceipt, storeRefusal } from './run-idempotent.server.ts';
export { type Refusal, runWithRetry, unlessBusy } from './run-with-retry.server.ts';
export { findDraws, findEventTitles, findItemsOfPrice, findSaleItems } from './sale-store.server.ts';
export { allocate, unitsByPool } from './units.ts';
