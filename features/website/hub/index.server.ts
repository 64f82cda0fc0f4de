export { handbooksOf } from './handbook/handbook-access.ts';

export { loadMediaRoom } from './load-media-room.server.ts';
export { loadPagesRoom } from './load-pages-room.server.ts';
export { PAGE_PATTERNS, patternContent } from './page-patterns.ts';
export { type HubFacts, readHub } from './read-hub.server.ts';
export { takeUploads } from './take-uploads.server.ts';
