export { refundSentences } from './refund-sentences.ts';
export type { RefundSplit } from './refund-split.ts';
