export { CheckoutSteps } from './components/checkout-steps.tsx';
export { RecipientFields, useRecipientLabels } from './components/recipient-fields.tsx';
