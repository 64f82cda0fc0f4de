export { programmeApi } from './api.server.ts';
export { bookSeries } from './book-series.server.ts';
export { findEventPage } from './find-event-page.server.ts';
export { findProductionDetail } from './find-production.server.ts';
export { findProductionList } from './find-production-list.server.ts';
export { findSeriesList, findSeriesPage } from './find-series.server.ts';
export { findUpcomingCards } from './find-upcoming-cards.server.ts';
export { findVenuePage } from './find-venue.server.ts';
export { productionDocuments } from './search-source.server.ts';
