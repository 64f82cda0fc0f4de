export { deskEventPath, doorListPath } from './desk-event-path.ts';
export type { SaleDraft } from './load-event-room.server.ts';
export type { SaleError } from './sale-error.ts';
