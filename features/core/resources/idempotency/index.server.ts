export {
  claimKey,
  deleteKeysEndedBefore,
  findAnswer,
  type KeyedRequest,
  keyedRequest,
  saveAnswer,
} from './store.server.ts';
