export { couponCode, refusalOfCoupon } from './coupon.ts';
export { countCouponTry } from './coupon-guesses.server.ts';
export { couponResources } from './resources.server.ts';
export {
  countCouponUse,
  countUsesBy,
  findClaimedCoupon,
  findCoupon,
  findCouponId,
  findUsedCoupon,
  forgetPersonsOfCoupons,
  giveClaimToOrder,
  giveCouponBack,
  lockCoupon,
  releaseClaimedCoupons,
} from './store.server.ts';
