export {
  isSeenAgain,
  positionsIn,
  REBOOKING_QUERY,
  readRebookingQuery,
  targetIn,
} from './rebooking-query.ts';
