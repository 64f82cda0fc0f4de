export { WholeSeries } from './components/whole-series.tsx';
