export * from './cache-tags.ts';
export { isCancellable } from './cancellation.ts';
export * from './errors.ts';
export type * from './order.ts';
export { hasTickets } from './order.ts';
export { type PaymentMethod, type PaymentOption, paymentOptions } from './payment-methods.ts';
export type * from './provider.ts';
