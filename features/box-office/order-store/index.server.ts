export {
  type DoorCounts,
  findDoor,
  findDoorCodes,
  findDoorCounts,
  findDoors,
  findOrderNumberOfTicket,
  findSeatGroupCounts,
  markAdmitted,
  markMoved,
  unmarkAdmitted,
} from './admission-store.server.ts';
export { claimCreditOf, payWithCredit, returnCredit } from './credit-of-order.server.ts';
export {
  findDispute,
  findDisputeNames,
  findDisputes,
  findUnsettledDisputes,
  writeDispute,
} from './dispute-store.server.ts';
export { giveDonationBack } from './donation-store.server.ts';
export { findTradeFigures } from './figures-store.server.ts';
export { freePlaces } from './free-places.server.ts';
export { claimGuestOrders, countGuestOrders } from './guest-orders.server.ts';
export { cancelInvoices, findBillingDocuments, invoiceNumber, issueInvoice } from './invoice-store.server.ts';
export { lockedOrder, sortedById } from './locked-order.server.ts';
export { noteDispute } from './note-dispute.server.ts';
export { noteOnlineRefund } from './note-online-refund.server.ts';
export {
  findCancelledInProgramme,
  findPendingNotifications,
  hasCancelledInProgramme,
} from './notification-store.server.ts';
export {
  countPaymentsOf,
  deletePaymentsEndedBefore,
  findByProviderPayment,
  findHoldOfPayment,
  findOnlinePayment,
  findOpenPaymentOf,
  findProcessing,
  findUnsettled,
  insertOnlinePayment,
  lockOnlinePayment,
  noteAddress,
  noteRefunded,
  noteRefundFailed,
  updateOnlinePayment,
} from './online-payment-store.server.ts';
export {
  countEndedPaymentsOfOrder,
  findOpenPaymentOfOrder,
  findOrderOfPayment,
  findPaymentsOfOrder,
  insertPaymentOfOrder,
} from './order-payment-store.server.ts';
export { findLastSoldBy, findOrderByNumber, findOrders, orderSlices } from './order-search.server.ts';
export { insertOrderSeries } from './order-series-store.server.ts';
export {
  countOrdersOf,
  findEventTitles,
  findOrder,
  findOrderOfCart,
  findOrderOfHold,
  findOrdersByNumber,
  findOrdersOf,
  insertTickets,
  lockOrder,
  setCustomer,
} from './order-store.server.ts';
export { findOwedOnline, noteReturning } from './owed-store.server.ts';
export {
  clearNetwork,
  findPayments,
  insertMoneyPaidOnline,
  insertPayment,
  type MoneyPaidOnline,
} from './payment-store.server.ts';
export { purgeOldOrders } from './purge-orders.server.ts';
export { returnUsesOfCancelled } from './return-uses.server.ts';
export {
  setNotifiedRoom,
  setNotifiedStart,
  setPostponementNotified,
  syncSalesWithEvents,
} from './sync-sales-with-events.server.ts';
export {
  deleteTicketClaims,
  findOrderId,
  findTicketId,
  findTicketIds,
  markCancelled,
} from './ticket-store.server.ts';
export { ticketsOf } from './tickets-of-lines.server.ts';
export {
  findReservedEndingBefore,
  findUnpaidStartingBefore,
  markReminded,
  orderOnAccount,
  setReservedUntil,
} from './unpaid-store.server.ts';
export { withoutDeletedAccount } from './without-deleted-account.server.ts';
export { writeOrder } from './write-order.server.ts';
export {
  type OrderWrite,
  reversePayment,
  writeCreditRefund,
  writePayment,
  writeRefund,
} from './write-payment.server.ts';
