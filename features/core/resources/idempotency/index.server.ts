export {
  claimKey,
  deleteKeysEndedBefore,
  findResponse,
  type KeyedRequest,
  keyedRequest,
  saveResponse,
} from './store.server.ts';
