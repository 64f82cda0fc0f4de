export type { SeriesBooking } from './book-series.server.ts';
export type { ChosenPrice } from './book-whole-series.server.ts';
export { findSeriesList, loadSeriesPage } from './load-series-page.server.ts';
export { putSeriesInCart } from './put-series-in-cart.server.ts';
export { seriesResources } from './resources.server.ts';
export { seriesDocuments } from './search-source.server.ts';
