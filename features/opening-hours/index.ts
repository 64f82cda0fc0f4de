export { OpeningNow } from './components/opening-now.tsx';
export * from './opening-hours.ts';
export * from './opening-view.ts';
