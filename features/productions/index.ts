export { DetailSection } from './components/detail-section.tsx';
export { ImportantInfo } from './components/important-info.tsx';
export { ProductionHero } from './components/production-hero.tsx';
export { ProductionSections } from './components/production-sections.tsx';
export { ShareButton } from './components/share-button.tsx';
export { Sponsors } from './components/sponsors.tsx';
export * from './production-filter.ts';
export type { ProductionView } from './production-view.ts';
