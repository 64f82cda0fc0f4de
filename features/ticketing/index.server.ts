export { forgetOldOrders } from './box-office/forget-orders.server.ts';
export { syncSalesWithEvents } from './box-office/sync-sales-with-events.server.ts';
export { releaseExpiredHolds } from './box-office/tidy-up.server.ts';
export { createTicketingProvider } from './create-provider.server.ts';
export { freePerformances } from './free-performances.server.ts';
