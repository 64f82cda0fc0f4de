export { ProductionHead } from './components/production-head.tsx';
export {
  ProductionContributors,
  ProductionPictures,
  ProductionVideos,
  type ShownVideos,
} from './components/production-sections.tsx';
export { ProductionLines, RelatedProductions } from './components/related-productions.tsx';
export * from './production-filter.ts';
export type { ProductionView } from './production-view.ts';
export { productionsAddress } from './productions-path.ts';
export { productionTexts } from './texts.ts';
