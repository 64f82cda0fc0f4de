export { DisputedWords, RefundText } from './components/refund-text.tsx';
export type { RefundSplit } from './refund-split.ts';
