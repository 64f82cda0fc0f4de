export { DisputedWords, MoneyBackWords } from './components/money-back-words.tsx';
export type { WaysBack } from './ways-back.ts';
