export { billingResponse } from './billing-response.server.ts';
export { eInvoiceGaps } from './e-invoice.ts';
