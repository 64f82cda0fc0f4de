export { price, ticketPrice } from './answers.server.ts';
export {
  CONDITION_COLUMNS,
  conditionsFrom,
} from './conditions/condition-columns.server.ts';
export { conditionWords } from './conditions/condition-words.ts';
export { centsAt, isEarly, lastEarlyDay } from './conditions/early-price.ts';
export { breaksFlatPrice, flatShares } from './conditions/flat-price.ts';
export { pricesForGroups } from './conditions/prices-for-groups.ts';
export { startingPrices } from './conditions/starting-prices.ts';
export {
  allocateCompanions,
  newExcess,
  type TicketsOfVisit,
  ticketsInExcess,
} from './conditions/tickets-together.ts';
export { couponCode, refusalOfCoupon } from './coupons/coupon.ts';
export { couponResources } from './coupons/resources.server.ts';
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
} from './coupons/store.server.ts';
export { priceListResources } from './price-lists/resources.server.ts';
export { priceSum } from './price-sum.ts';
export { complimentaryTickets, priceTickets, type TicketPrices } from './price-tickets.ts';
export { type RefundSplit, refundSentences } from './refunds/refund-sentences.ts';
export { shareByWeight } from './share-by-weight.ts';
export { findPriceListings, type PriceListing } from './store.server.ts';
