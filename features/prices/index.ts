export { IncludedVat } from './components/included-vat.tsx';
export type { Together } from './conditions/price-conditions.ts';
export type { PriceSum } from './price-sum.ts';
export type { CouponTerms, PassCover, Reduction } from './price-tickets.ts';
