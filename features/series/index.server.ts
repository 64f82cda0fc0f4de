export { seriesApi } from './api.server.ts';
export { findSeriesById, findSeriesForFilter, type Series } from './store.server.ts';
