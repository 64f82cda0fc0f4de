export { DirectOrderFacts } from './components/direct-order-facts.tsx';
export { FormPart } from './components/form-part.tsx';
export { PaymentWays } from './components/payment-ways.tsx';
export type { DirectPayment } from './direct-payment.ts';
