export * from './cache-tags.ts';
export * from './errors.ts';
export type * from './order.ts';
export type { PaymentMethod } from './payment-methods.ts';
export type * from './provider.ts';
