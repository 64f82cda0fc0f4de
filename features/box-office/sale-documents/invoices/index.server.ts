export { billingResponse } from './billing-response.server.ts';
export { missingInvoiceFields } from './e-invoice.ts';
