export { pricesApi } from './api.server.ts';
export { findPriceListings, type PriceListing } from './store.server.ts';
