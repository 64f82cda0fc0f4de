export {
  addCredit,
  claimCredit,
  findCredit,
  findCreditEntries,
  releaseClaimedCredit,
  spendCredit,
} from './store.server.ts';
