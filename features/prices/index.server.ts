export { pricesApi } from './api.server.ts';
export { priceSum } from './price-sum.ts';
export { findPriceListings, type PriceListing } from './store.server.ts';
