export { MODULES } from './definitions.ts';
export type { PageSection } from './headline/sections.ts';
export { inRegion, type Region } from './page-content/regions.ts';
export { renderModule, renderModules, type RenderOptions } from './render-modules.tsx';
export { watchModules } from './watch-modules.ts';
