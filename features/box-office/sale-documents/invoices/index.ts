export type { EInvoiceGap } from './e-invoice.ts';
