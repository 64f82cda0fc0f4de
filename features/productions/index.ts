export { Contributors } from './components/contributors.tsx';
export { PictureRow } from './components/picture-row.tsx';
export { ProductionHero } from './components/production-hero.tsx';
export { ProductionPrograms } from './components/production-programs.tsx';
export { DetailSection } from './components/detail-section.tsx';
export { Sponsors } from './components/sponsors.tsx';
export type { ProductionView } from './production-view.ts';
