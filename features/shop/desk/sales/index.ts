export { deskEventPath, doorListPath } from './desk-event-path.ts';
export type { SaleDraft } from './load-desk-event-page.server.ts';
export type { SaleError } from './sale-error.ts';
