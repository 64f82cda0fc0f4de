export { CancellationWords } from './components/cancellation-words.tsx';
export { TicketFilesList } from './components/ticket-files-list.tsx';
export { orderPath, orderSeatsPath, rebookingPath } from './order-paths.ts';
export { REBOOKING_QUERY, readRebookingQuery } from './rebooking/rebooking-query.ts';
export type { TicketMessage } from './ticket-view.ts';
