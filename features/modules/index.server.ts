export { MODULES } from './definitions.ts';
<<<<<<< HEAD
export { loadEventLists } from './event-list/load.server.ts';
export { faq } from './faq/module.ts';
export { headline } from './headline/module.ts';
export { sectionsOf } from './headline/sections.ts';
=======
export { loadModules } from './load-modules.server.ts';
>>>>>>> e3af364 (modules: opening hours, prices and venues, and a sheet with every kind in every look)
export { aroundPageContent } from './page-content/around-page-content.ts';
export { PAGE_CONTENT } from './page-content/module.ts';
export { patternSheet } from './pattern-sheet.ts';
export { stickyItems } from './sticky-items.ts';
export { text } from './text/module.ts';
