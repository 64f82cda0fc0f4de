export { countedPath } from './counted-path.ts';
export { PageViews } from './page-views.ts';
export { purgeOldPageViews, writePageViews } from './write-page-views.server.ts';
