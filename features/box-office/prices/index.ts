export { IncludedVat } from './components/included-vat.tsx';
export type { PriceConditions, Together } from './conditions/price-conditions.ts';
export type { PricedItem, PriceSum } from './price-sum.ts';
export type { CouponTerms, PassCover, Reduction } from './price-tickets.ts';
