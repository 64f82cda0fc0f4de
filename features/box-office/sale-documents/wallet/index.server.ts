export { applePass, applePasses, PASS_TYPE, PASSES_TYPE } from './apple/apple-pass.server.ts';
export { googleSaveLink } from './google/save-link.server.ts';
export type { TicketPass, WalletOffer } from './ticket-pass.ts';
export { readWalletKeys, type WalletKeys, walletOffer, walletWarnings } from './wallet-keys.server.ts';
