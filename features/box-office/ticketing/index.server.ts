export {
  findDoor,
  findDoorCodes,
  findDoorCounts,
  findDoors,
  findOrderNumberOfTicket,
  markAdmitted,
  unmarkAdmitted,
} from './box-office/admission-store.server.ts';
export { cancelByStaff } from './box-office/cancel-by-staff.server.ts';
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
export { hasOverdueHolds } from './box-office/hold-store.server.ts';
export { findBillingDocuments } from './box-office/invoice-store.server.ts';
export { removeFromWaitingList } from './box-office/leave-waiting-list.server.ts';
export { lockedOrder } from './box-office/locked-order.server.ts';
export { noteDispute } from './box-office/note-dispute.server.ts';
export { noteOnlineRefund } from './box-office/note-online-refund.server.ts';
export {
  findCancelledInProgramme,
  findPendingNotifications,
  hasCancelledInProgramme,
} from './box-office/notification-store.server.ts';
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
export { purgeOldOrders } from './box-office/purge-orders.server.ts';
export { purgeWaiting } from './box-office/purge-waiting.server.ts';
export { rebookByStaff } from './box-office/rebook-by-staff.server.ts';
export { findDatesForStaff } from './box-office/rebooking.server.ts';
export { releaseExpiredHolds } from './box-office/release-expired-holds.server.ts';
export { sellPassByStaff } from './box-office/sell-pass-by-staff.server.ts';
export {
  setNotifiedRoom,
  setNotifiedStart,
  setPostponementNotified,
  syncSalesWithEvents,
} from './box-office/sync-sales-with-events.server.ts';
export {
  findUnpaidStartingBefore,
  markReminded,
} from './box-office/unpaid-store.server.ts';
export {
  reversePayment,
  writeCreditRefund,
  writePayment,
  writeRefund,
} from './box-office/write-payment.server.ts';
export { createTicketingProvider, type TicketingDependencies } from './create-provider.server.ts';
export { findFreePerformances, freePerformances } from './free-performances.server.ts';
export { NO_RECIPIENT, normalizeRecipient, recipientFaults, recipientOf } from './invoice-recipient.ts';
