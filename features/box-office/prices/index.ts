export { IncludedVat } from './components/included-vat.tsx';
export type { PriceConditions, Together } from './conditions/price-conditions.ts';
export { CouponName } from './coupons/components/coupon-name.tsx';
export { CouponRow } from './coupons/components/coupon-row.tsx';
export { COUPON_REFUSALS, type CouponRefusal } from './coupons/coupon.ts';
export type { PricedItem, PriceSum } from './price-sum.ts';
export type { CouponTerms, PassCover, Reduction } from './price-tickets.ts';
