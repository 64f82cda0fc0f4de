export { countVoucherPurchase } from './count-purchase.server.ts';
export {
  findOrderOfVoucher,
  findUnpaidVoucherOrders,
  findVouchersOfOrders,
  findVouchersToSend,
  insertOrderVoucher,
  markVoucherSent,
  markVoucherWithdrawn,
} from './order-voucher-store.server.ts';
export { purgeVoucherTexts } from './purge-vouchers.server.ts';
export { redeemVoucher, type VoucherRefusal } from './redeem-voucher.server.ts';
export { giftVoucherResources } from './resources.server.ts';
export {
  cancelOrderVoucher,
  suspendVoucher,
  syncVoucherWithPayments,
} from './sync-voucher-with-payments.server.ts';
export { giftEmail, type VoucherNews, voucherEmail } from './voucher-email.ts';
export { voucherPdf } from './voucher-pdf.server.ts';
export { isWithdrawable, withdrawnUntil } from './withdrawal.ts';
