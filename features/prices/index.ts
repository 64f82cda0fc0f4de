export { IncludedVat } from './components/included-vat.tsx';
export type { PriceSum } from './price-sum.ts';
