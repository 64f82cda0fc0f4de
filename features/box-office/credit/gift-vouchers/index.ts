export * from './order-voucher.ts';
export {
  draftOfPurchase,
  EMPTY_VOUCHER_DRAFT,
  readVoucherDraft,
  type VoucherDraft,
  type VoucherDraftError,
} from './voucher-draft.ts';
export { voucherPdfPath, voucherShopPath } from './voucher-paths.ts';
export type * from './voucher-shop-page.ts';
