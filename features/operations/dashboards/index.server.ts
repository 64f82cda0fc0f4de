export { countedPath } from './page-views/counted-path.ts';
export { PageViews } from './page-views/page-views.ts';
export { purgeOldPageViews, writePageViews } from './page-views/write-page-views.server.ts';
