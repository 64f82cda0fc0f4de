export type { BankTransfer } from './invoices/bank-transfer.ts';
export type { MissingInvoiceField } from './invoices/e-invoice.ts';
