export { creditOwnData } from './own-data.server.ts';
export {
  addCredit,
  claimCredit,
  findCredit,
  findCreditEntries,
  releaseClaimedCredit,
  spendCredit,
} from './store.server.ts';
