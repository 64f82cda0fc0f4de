export { ORDER_STATES, type OrderState } from './order-states.ts';
