export { seriesApi } from './api.server.ts';
export { findSeriesForFilter, type Series } from './store.server.ts';
