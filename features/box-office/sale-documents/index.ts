export type { MissingInvoiceField } from './invoices/e-invoice.ts';
