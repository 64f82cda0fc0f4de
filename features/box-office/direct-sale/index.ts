export { DirectOrderFacts } from './components/direct-order-facts.tsx';
export { FormPart } from './components/form-part.tsx';
export { PaymentMethodField } from './components/payment-method-field.tsx';
export type { DirectPayment } from './direct-payment.ts';
