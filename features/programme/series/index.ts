export { SeriesBookingReport } from './components/series-booking-report.tsx';
export { SeriesRefusalNote } from './components/series-refusal-note.tsx';
export { WholeSeries } from './components/whole-series.tsx';
export { WholeSeriesSale } from './components/whole-series-sale.tsx';
export { seriesTexts } from './texts.ts';
export type { SeriesRefusal } from './whole-series-view.ts';
