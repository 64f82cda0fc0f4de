export { ProductionIntro } from './components/production-intro.tsx';
export { ProductionSections } from './components/production-sections.tsx';
export { ProductionLines, RelatedProductions } from './components/related-productions.tsx';
export * from './production-filter.ts';
export type { ProductionView } from './production-view.ts';
export { productionsAddress } from './productions-path.ts';
