export { bankTransfer } from './invoices/bank-transfer.ts';
export { billingResponse } from './invoices/billing-response.server.ts';
export { missingInvoiceFields } from './invoices/e-invoice.ts';
export { applePass, applePasses, PASS_TYPE, PASSES_TYPE } from './wallet/apple/apple-pass.server.ts';
export { googleSaveLink } from './wallet/google/save-link.server.ts';
export type { TicketPass, WalletOffer } from './wallet/ticket-pass.ts';
export { readWalletKeys, type WalletKeys, walletOffer, walletWarnings } from './wallet/wallet-keys.server.ts';
