export { countVoucherPurchase } from './count-purchase.server.ts';
export { forgetVoucherWords } from './forget-vouchers.server.ts';
export {
  findOrderOfVoucher,
  findUnpaidVoucherOrders,
  findVouchersOfOrders,
  findVouchersToSend,
  insertOrderVoucher,
  markVoucherSent,
  markVoucherWithdrawn,
} from './order-voucher-store.server.ts';
export { redeemVoucher, type VoucherRefusal } from './redeem-voucher.server.ts';
export { giftVoucherResources } from './resources.server.ts';
export {
  cancelOrderVoucher,
  holdBackVoucher,
  voucherFollowsMoney,
} from './voucher-follows-money.server.ts';
export { giftLetter, type VoucherNews, voucherLetter } from './voucher-letter.ts';
export { voucherPdf } from './voucher-pdf.server.ts';
export { isWithdrawable, withdrawnUntil } from './withdrawal.ts';
