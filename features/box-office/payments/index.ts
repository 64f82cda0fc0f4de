export { paymentPath } from './payment-path.ts';
