export { DirectOrderFacts } from './direct-sale/components/direct-order-facts.tsx';
export { FormPart } from './direct-sale/components/form-part.tsx';
export { PaymentMethodField } from './direct-sale/components/payment-method-field.tsx';
export type { DirectPayment } from './direct-sale/direct-payment.ts';
export { DisputedWords, RefundText } from './refunds/components/refund-text.tsx';
export type { RefundSplit } from './refunds/refund-split.ts';
