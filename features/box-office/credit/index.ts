export type { CreditEntry } from './credit.ts';
export {
  isVoucherAmount,
  isVoucherRedeemable,
  lastDayOf,
  MAX_GREETING_LENGTH,
  SEND_WITHIN_DAYS,
  UNPAID_DAYS,
  VOUCHER_FROM_CENTS,
  VOUCHER_UP_TO_CENTS,
} from './gift-vouchers/order-voucher.ts';
export {
  draftOfPurchase,
  EMPTY_VOUCHER_DRAFT,
  readVoucherDraft,
  type VoucherDraft,
  type VoucherDraftError,
} from './gift-vouchers/voucher-draft.ts';
export { voucherPdfPath, voucherShopPath } from './gift-vouchers/voucher-paths.ts';
export type { VoucherFields, VoucherShopPage } from './gift-vouchers/voucher-shop-page.ts';
