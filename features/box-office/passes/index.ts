export { PassFacts } from './components/pass-facts.tsx';
export { PassRefusalWords } from './components/pass-refusal-words.tsx';
export { PassRow } from './components/pass-row.tsx';
export type * from './pass.ts';
export { passShopPath } from './pass-paths.ts';
export type * from './pass-shop-page.ts';
export type * from './prolongation.ts';
