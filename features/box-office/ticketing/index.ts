export type { BillingContents, BillingDocument, BillingLine } from './billing-document.ts';
export * from './cache-tags.ts';
export { isCancellable, type StaffCancellationError } from './cancellation.ts';
export type * from './cart.ts';
export type * from './direct-sale.ts';
export * from './dispute.ts';
export * from './errors.ts';
export type { RecipientDraft, RecipientFault, RecipientFaults } from './invoice-recipient.ts';
export type * from './offer.ts';
export type * from './online-payment.ts';
export type * from './order.ts';
export { CANCELLATION_CAUSES, hasTickets } from './order.ts';
export { ORDER_STATES, type OrderState } from '#features/box-office/order-balance/index.ts';
export { orderState } from './order-state.ts';
export {
  acceptsPayments,
  creditIn,
  inTransitCents,
  openCents,
  openForCustomer,
  PAYMENT_KINDS,
  PAYMENT_MEANS,
  type Payment,
  type PaymentError,
  type PaymentMeans,
  type PaymentRequest,
  possibleRefundSplit,
  refundSplit,
  refusalToRefundOnline,
} from './payment.ts';
export { type PaymentMethod, type PaymentOption, paymentOptions } from './payment-methods.ts';
export type * from './provider.ts';
export * from './rebooking.ts';
export { isReminderDue, REMINDED_HOURS, UNPAID_GRACE_MINUTES, unpaidUntil } from './unpaid-orders.ts';
export type * from './waiting-list.ts';
export * from './whole-series.ts';
