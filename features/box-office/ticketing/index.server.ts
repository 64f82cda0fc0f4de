export { donationDue, isDisputed } from './balance-sql.server.ts';
export { findWrongBalances, rebuildOrderBalances, writeOrderBalance } from './balance-store.server.ts';
export { billingContents } from './billing-document.ts';
export { isCancellable, isChangeable } from './cancellation.ts';
export { closableShop } from './closed-shop.server.ts';
export { isDisputeOpen, isOutdated } from './dispute.ts';
export { donationDueCents, isDonation } from './donation.ts';
export { isChangedAsWhole, isEnquiry } from './enquiry.ts';
export { findFreePerformances, freePerformances } from './free-performances.server.ts';
export { lastDayToShrink, mayShrink } from './group-change.ts';
export { groupOnOneCode, MAX_GROUP } from './group-sale.ts';
export { createHttpShop } from './http-shop/http-shop.server.ts';
export {
  invoiceFaults,
  NO_RECIPIENT,
  normalizeRecipient,
  recipientDraft,
  recipientFaults,
  recipientOf,
} from './invoice-recipient.ts';
export {
  acceptsPayments,
  creditIn,
  openCents,
  refusalToRecordPayment,
  refusalToRefund,
} from './payment.ts';
export { isPayableBy } from './payment-methods.ts';
export { isRebookable } from './rebooking.ts';
export {
  endOfReservation,
  latestReservation,
  refusalToReserve,
  suggestedReservationDay,
} from './reservation.ts';
export {
  buyableLines,
  isOnSale,
  isPresale,
  itemsOrdered,
  priceChanged,
  saleClosed,
  saleStop,
  stopOf,
} from './sale.ts';
export type { TicketingTables } from './table.server.ts';
export { WHOLE_SERIES_DATES } from './whole-series.ts';
