export { findSeriesLine, type SeriesLine } from './series-store.server.ts';
