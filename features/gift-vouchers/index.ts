export * from './order-voucher.ts';
export { voucherPdfPath, voucherShopPath } from './voucher-paths.ts';
