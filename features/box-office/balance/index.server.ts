export { isDisputed } from './balance-sql.server.ts';
export { refundSentences } from './refunds/refund-sentences.ts';
export type { RefundSplit } from './refunds/refund-split.ts';
export { findWrongBalances, rebuildOrderBalances, writeOrderBalance } from './store.server.ts';
