export { WholeSeries } from './components/whole-series.tsx';
export { seriesTexts } from './texts.ts';
