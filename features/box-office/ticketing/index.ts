export type { BillingContents, BillingDocument, BillingLine } from './billing-document.ts';
export { isCancellable, isChangeable, type StaffCancellationError } from './cancellation.ts';
export type {
  Buyer,
  Cart,
  CartLine,
  CartQuestions,
  CartReceipt,
  CartReference,
  CartSeries,
  SeatConsent,
  TicketOrder,
} from './cart.ts';
export type { DirectSale, Purchase } from './direct-sale.ts';
export {
  type Dispute,
  type DisputedMoney,
  type DisputeMovement,
  type DisputeState,
  isDisputeOpen,
  isOutdated,
} from './dispute.ts';
export {
  type Donation,
  type DonationChoice,
  donationChoices,
  donationDueCents,
  MAX_DONATION_CENTS,
  readDonation,
} from './donation.ts';
export { type EnquiryState, enquiryState, isChangedAsWhole, isEnquiry } from './enquiry.ts';
export {
  RESPONSE_CODES,
  type SaleStop,
  TICKETING_ERRORS,
  type TicketingError,
  type TicketingErrorCode,
} from './errors.ts';
export { groupBookingPath } from './group-paths.ts';
export {
  type GroupDate,
  type GroupOrder,
  type GroupPrice,
  type GroupSale,
  MAX_GROUP,
} from './group-sale.ts';
export type {
  InvoiceRecipient,
  RecipientDraft,
  RecipientFault,
  RecipientFaults,
} from './invoice-recipient.ts';
export type { Availability, Offer, OfferSource, OfferSummary, PriceOffer, SeatGroupOffer } from './offer.ts';
export {
  CONFIRMED_WITHIN_DAYS,
  immediateMethods,
  type OnlineMethod,
  onlineMethodsFor,
} from './online-methods.ts';
export type { OnlinePayment, OnlinePayments, ReceivedMoney, ReturnedMoney } from './online-payment.ts';
export {
  type Admission,
  CANCELLATION_CAUSES,
  type CancellationCause,
  type Complimentary,
  type Customer,
  GROUP_NEEDS,
  type GroupNeed,
  hasTickets,
  type Order,
  type OrderNews,
  type OrderReceipt,
  type OrderRequest,
  type OrderSeries,
  type OrderTicket,
  type PassRequest,
  type VoucherRequest,
} from './order.ts';
export {
  type OrderPass,
  PASS_REFUSALS,
  type PassCancellationCause,
  type PassPurchase,
  type PassRefusal,
  type PassTerms,
} from './order-pass.ts';
export { orderState } from './order-state.ts';
export type {
  OrderVoucher,
  VoucherCancellationCause,
  VoucherPurchase,
} from './order-voucher.ts';
export { payableOnlineCents } from './pay-online.ts';
export {
  acceptsPayments,
  creditIn,
  inTransitCents,
  openCents,
  openForCustomer,
  PAYMENT_MEANS,
  type Payment,
  type PaymentError,
  type PaymentKind,
  type PaymentMeans,
  type PaymentRequest,
  possibleRefundSplit,
  refundSplit,
  refusalToRefundOnline,
} from './payment.ts';
export {
  ONLINE_FROM_CENTS,
  type PaymentMethod,
  type PaymentOption,
  paymentOptions,
  type ToBePaid,
} from './payment-methods.ts';
export type { OrderQuery, TicketingProvider } from './provider.ts';
export {
  isRebookable,
  type Rebooking,
  type RebookingDate,
  type RebookingError,
  type RebookingRequest,
  type RebookingTarget,
} from './rebooking.ts';
export type { ReservationRefusal } from './reservation.ts';
export { lastDayOfReservation, reservationEnd } from './reservation-end.ts';
export { isOnSale, isPresale, type OrderedItem, type SaleItem, type SaleTerms, saleStop } from './sale.ts';
export { placeWords, type SeatName } from './seat-words.ts';
export type {
  HallSeat,
  SeatedHall,
  Seating,
  SeatOwner,
  SeatProposal,
  SeatProposals,
  SeatStates,
} from './seating.ts';
export {
  isReminderDue,
  REMINDED_HOURS,
  RESERVATION_REMINDED_HOURS,
  reminderAt,
  UNPAID_GRACE_MINUTES,
  unpaidUntil,
} from './unpaid-orders.ts';
export type { WaitingEntry, WaitingList, WaitingNews, WaitingRequest, WaitingState } from './waiting-list.ts';
export { joinWaitingListPath, type WaitingChoice, waitingPath } from './waiting-paths.ts';
export type { SeriesOrder, SeriesPriceOffer, WholeSeriesOffer } from './whole-series.ts';
