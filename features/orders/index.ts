export { couponOf } from './coupon-of-order.ts';
export { orderPath, rebookingPath } from './order-paths.ts';
