export {
  findPassesOf,
  findPassesOfOrders,
  findUnpaidPassOrders,
  insertPass,
} from './order-pass-store.server.ts';
export { endOfPass } from './pass-end.ts';
export { findPassEntries } from './pass-entry-store.server.ts';
export { cancelPass, passFollowsMoney } from './pass-follows-money.server.ts';
export { findPassKinds } from './pass-kind-store.server.ts';
export {
  claimVisits,
  findClaimedVisits,
  findPass,
  findPerformancesOfPass,
  lockPass,
  releaseClaimedVisits,
  returnVisits,
  spendVisits,
} from './visit-store.server.ts';
