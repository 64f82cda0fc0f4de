export { couponOf } from './coupon-of-order.ts';
export { orderPath } from './order-paths.ts';
