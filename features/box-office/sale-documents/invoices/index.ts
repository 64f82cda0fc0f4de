export type { MissingInvoiceField } from './e-invoice.ts';
