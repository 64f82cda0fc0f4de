export { REBOOKING_QUERY, readRebookingQuery } from './rebooking-query.ts';
