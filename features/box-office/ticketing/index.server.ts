export {
  findDoor,
  findDoorCodes,
  findDoorCounts,
  findDoors,
  findOrderNumberOfTicket,
  markAdmitted,
  unmarkAdmitted,
} from './box-office/admission-store.server.ts';
export { cancelByHouse } from './box-office/cancel-by-house.server.ts';
export type { ReturnedPayment } from './box-office/dependencies.server.ts';
export {
  findDispute,
  findDisputeNames,
  findDisputes,
  findUnsettledDisputes,
  writeDispute,
} from './box-office/dispute-store.server.ts';
export { findTradeFigures } from './box-office/figures-store.server.ts';
export { findProofNumber } from './box-office/find-proof-number.server.ts';
export { forgetOldOrders } from './box-office/forget-orders.server.ts';
export { forgetWaiting } from './box-office/forget-waiting.server.ts';
export { hasOverdueHolds } from './box-office/hold-store.server.ts';
export { findBillingDocuments } from './box-office/invoice-store.server.ts';
export { takeOffWaitingList } from './box-office/leave-waiting-list.server.ts';
export { lockedOrder } from './box-office/locked-order.server.ts';
export { noteDispute } from './box-office/note-dispute.server.ts';
export { noteOnlineRefund } from './box-office/note-online-refund.server.ts';
export {
  findByProviderPayment,
  findOnlinePaymentOfOrder,
  lockOnlinePayment,
  noteRefunded,
  noteRefundFailed,
} from './box-office/online-payment-store.server.ts';
export {
  findOrderByNumber,
  findOrders,
  orderSlices,
} from './box-office/order-search.server.ts';
export { findEventTitles } from './box-office/order-store.server.ts';
export { findOwedOnline, noteReturning } from './box-office/owed-store.server.ts';
export { findPayments } from './box-office/payment-store.server.ts';
export {
  type DoorTicket,
  findCancelledPerformances,
  findDoorTickets,
  findOrdersWithTickets,
  findPriceLists,
  findSeatGroupIds,
  IS_POSTPONED,
  insertPerformance,
  lockPerformance,
  markEventCancelled,
  type PriceListChoice,
  setSaleStart,
  setSaleStatus,
  setTicketLimits,
  type TicketLimits,
} from './box-office/performance-store.server.ts';
export {
  findBlocks,
  findPoolPlaces,
  freeBlock,
  insertBlock,
  type PlaceBlock,
  type PoolPlaces,
  setCapacity,
} from './box-office/places-store.server.ts';
export { rebookByHouse } from './box-office/rebook-by-house.server.ts';
export { findDatesForHouse } from './box-office/rebooking.server.ts';
export { sellPassByHouse } from './box-office/sell-pass-by-house.server.ts';
export {
  setToldPostponed,
  setToldRoom,
  setToldStart,
  syncSalesWithEvents,
} from './box-office/sync-sales-with-events.server.ts';
export { releaseExpiredHolds } from './box-office/tidy-up.server.ts';
export {
  findUnpaidStartingBefore,
  markReminded,
} from './box-office/unpaid-store.server.ts';
export {
  findCancelledInProgramme,
  findUntoldChanges,
  hasCancelledInProgramme,
} from './box-office/untold-store.server.ts';
export {
  givePaymentBack,
  givePaymentBackAsCredit,
  reversePayment,
  takePayment,
} from './box-office/write-payment.server.ts';
export { createTicketingProvider, type TicketingDependencies } from './create-provider.server.ts';
export { findFreePerformances, freePerformances } from './free-performances.server.ts';
export { NO_RECIPIENT, recipientFaults, recipientOf, tidyRecipient } from './invoice-recipient.ts';
