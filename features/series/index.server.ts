export { seriesApi } from './api.server.ts';
export { seriesTag } from './cache-tags.ts';
export { seriesResources } from './resources.server.ts';
export { seriesDocuments } from './search-source.server.ts';
export { findAllSeries, findSeriesById, findSeriesForFilter, type Series } from './store.server.ts';
