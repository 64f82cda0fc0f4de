export { createPaymentProviders } from './create-providers.server.ts';
export { finishPayment, stopPayment } from './finish-payment.server.ts';
export { paymentPath } from './payment-path.ts';
export { type PaymentProvider, PaymentProviderError } from './payment-provider.ts';
export {
  isOnlineOffered,
  type OnlinePaymentError,
  type PaymentProviders,
  providerFor,
} from './payment-services.server.ts';
export { hasUnsettledPayments, reconcilePayments } from './reconcile-payments.server.ts';
export { startOrderPayment } from './start-order-payment.server.ts';
export { continuePayment, startPayment } from './start-payment.server.ts';
