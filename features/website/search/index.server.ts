export { countKeyword, purgeOldKeywords } from './count-keyword.server.ts';
export { loadSearchPage } from './load-search-page.server.ts';
export { searchResources } from './resources.server.ts';
export { createSearchIndex, type SearchIndex } from './search-index.server.ts';
export { findSynonyms, insertSynonyms } from './store.server.ts';
