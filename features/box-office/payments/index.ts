export { DisputedWords, RefundText } from './refunds/components/refund-text.tsx';
export type { RefundSplit } from './refunds/refund-split.ts';
