export { type PriceSum, priceSum } from './price-sum.ts';
