export { WholeSeries } from './components/whole-series.tsx';
export { WholeSeriesSale } from './components/whole-series-sale.tsx';
export { seriesTexts } from './texts.ts';
export type { SeriesRefusal } from './whole-series-view.ts';
