export { CouponName } from './components/coupon-name.tsx';
export { CouponRow } from './components/coupon-row.tsx';
export { COUPON_REFUSALS, type CouponRefusal } from './coupon.ts';
