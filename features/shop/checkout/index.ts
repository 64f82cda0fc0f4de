export { CheckoutSteps } from './components/checkout-steps.tsx';
