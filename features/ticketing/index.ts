export * from './cache-tags.ts';
export { type HouseCancellationError, isCancellable } from './cancellation.ts';
export * from './errors.ts';
export type * from './order.ts';
export { hasTickets } from './order.ts';
export {
  openCents,
  PAYMENT_MEANS,
  type PaymentError,
  type PaymentRequest,
  takesMoney,
} from './payment.ts';
export { type PaymentMethod, type PaymentOption, paymentOptions } from './payment-methods.ts';
export type * from './provider.ts';
