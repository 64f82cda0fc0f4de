export { creditApi } from './api.server.ts';
export { creditOwnData } from './own-data.server.ts';
export { creditQuery } from './schema.ts';
export {
  addCredit,
  claimCredit,
  findCredit,
  findCreditEntries,
  releaseClaimedCredit,
  spendCredit,
} from './store.server.ts';
