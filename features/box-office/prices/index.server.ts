export { price, ticketPrice } from './answers.server.ts';
export { pricesApi } from './api.server.ts';
export {
  CONDITION_COLUMNS,
  conditionsFrom,
} from './conditions/condition-columns.server.ts';
export { conditionWords } from './conditions/condition-words.ts';
export { centsAt, isEarly, lastEarlyDay } from './conditions/early-price.ts';
export { startingPrices } from './conditions/starting-prices.ts';
export {
  allocateCompanions,
  newExcess,
  type TicketsOfVisit,
  ticketsInExcess,
} from './conditions/tickets-together.ts';
export { priceListResources } from './price-lists/resources.server.ts';
export { priceSum } from './price-sum.ts';
export { priceTickets, type TicketPrices } from './price-tickets.ts';
export { shareByWeight } from './share-by-weight.ts';
export { findPriceListings, type PriceListing } from './store.server.ts';
