export { seriesApi } from './api.server.ts';
export { bookSeries } from './book-series.server.ts';
export { findSeriesList, findSeriesPage } from './find-series-page.server.ts';
export { seriesResources } from './resources.server.ts';
export { seriesDocuments } from './search-source.server.ts';
