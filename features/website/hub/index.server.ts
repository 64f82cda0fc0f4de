export { handbooksOf } from './handbook/handbook-access.ts';

export { loadMediaPage } from './load-media-page.server.ts';
export { loadPagesOverview } from './load-pages-overview.server.ts';
export { PAGE_PATTERNS, patternContent } from './page-patterns.ts';
export { type HubFacts, readHub } from './read-hub.server.ts';
export { receiveUploads } from './receive-uploads.server.ts';
