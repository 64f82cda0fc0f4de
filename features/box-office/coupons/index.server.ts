export { couponCode, refusalOfCoupon } from './coupon.ts';
export { countCouponTry } from './coupon-guesses.server.ts';
export { couponResources } from './resources.server.ts';
export {
  clearPersonsOfCoupons,
  countCouponUse,
  countUsesBy,
  findClaimedCoupon,
  findCoupon,
  findCouponId,
  findUsedCoupon,
  lockCoupon,
  releaseClaimedCoupons,
  returnCoupon,
  transferClaim,
} from './store.server.ts';
