export { pricesApi } from './api.server.ts';
export { priceListResources } from './price-lists/resources.server.ts';
export { type PricedItem, type PriceSum, priceSum } from './price-sum.ts';
export { priceTickets, type TicketPrices } from './price-tickets.ts';
export { findPriceListings, type PriceListing } from './store.server.ts';
