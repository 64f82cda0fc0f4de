export { countPassPurchase } from './count-purchase.server.ts';
export { findRemainingPasses } from './find-remaining-passes.server.ts';
export {
  findPassesOf,
  findPassesOfOrders,
  findUnpaidPassOrders,
  insertPass,
} from './order-pass-store.server.ts';
export { passesOwnData } from './own-data.server.ts';
export { isPassUnused, lastDayOfPass, PASS_UNPAID_DAYS, refusalOfPass } from './pass.ts';
export { type PassNews, passEmail } from './pass-email.ts';
export { endAfter } from './pass-end.ts';
export { findPassEntries } from './pass-entry-store.server.ts';
export { findPassKindName, findPassKinds } from './pass-kind-store.server.ts';
export { toPassListing } from './pass-listing.ts';
export { passShopPath } from './pass-paths.ts';
export { prolongPass } from './prolong-pass.server.ts';
export { passKindResources } from './resources.server.ts';
export { cancelPass, syncPassWithPayments } from './sync-pass-with-payments.server.ts';
export { toPassOffer } from './to-pass-offer.ts';
export {
  claimVisits,
  findClaimedVisits,
  findPass,
  findPassOfNumber,
  findPerformancesOfPass,
  lockPass,
  releaseClaimedVisits,
  returnVisits,
  spendVisits,
} from './visit-store.server.ts';
