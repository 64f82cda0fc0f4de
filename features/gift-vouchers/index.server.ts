export { redeemVoucher, type VoucherRefusal } from './redeem-voucher.server.ts';
export { giftVoucherResources } from './resources.server.ts';
