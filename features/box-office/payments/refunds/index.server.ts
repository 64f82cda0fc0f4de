export { moneyBackSentences } from './money-back-sentences.ts';
export type { WaysBack } from './ways-back.ts';
