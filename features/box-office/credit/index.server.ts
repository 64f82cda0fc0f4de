export {
  type CreditAccount,
  findCreditAccount,
  findCreditAccounts,
  findSourcedEntries,
  type SourcedEntry,
} from './account-store.server.ts';
export { countVoucherPurchase } from './gift-vouchers/count-purchase.server.ts';
export {
  findOrderOfVoucher,
  findUnpaidVoucherOrders,
  findVouchersOfOrders,
  findVouchersToSend,
  insertOrderVoucher,
  markVoucherSent,
  markVoucherWithdrawn,
} from './gift-vouchers/order-voucher-store.server.ts';
export { purgeVoucherTexts } from './gift-vouchers/purge-vouchers.server.ts';
export {
  findVoucherWorth,
  redeemVoucher,
  redeemWithin,
  type VoucherRefusal,
} from './gift-vouchers/redeem-voucher.server.ts';
export { giftVoucherResources } from './gift-vouchers/resources.server.ts';
export {
  cancelOrderVoucher,
  suspendVoucher,
  syncVoucherWithPayments,
} from './gift-vouchers/sync-voucher-with-payments.server.ts';
export { giftEmail, type VoucherNews, voucherEmail } from './gift-vouchers/voucher-email.ts';
export { voucherPdf } from './gift-vouchers/voucher-pdf.server.ts';
export { isWithdrawable, withdrawnUntil } from './gift-vouchers/withdrawal.ts';
export { creditOwnData } from './own-data.server.ts';
export { type CreditSort, creditQuery } from './schema.ts';
export {
  addCredit,
  claimCredit,
  findCredit,
  findCreditEntries,
  releaseClaimedCredit,
  spendCredit,
} from './store.server.ts';
