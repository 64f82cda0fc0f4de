export { MODULES } from './definitions.ts';
export type { PageSection } from './headline/sections.ts';
export { htmlFileAddress, htmlFileAt } from './html-files/html-file-address.ts';
export { inRegion, type Region } from './page-content/regions.ts';
export { type RenderOptions, renderModule, renderModules } from './render-modules.tsx';
export { watchModules } from './watch-modules.ts';
