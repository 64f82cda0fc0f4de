export { findEnsemble } from './find-ensemble.server.ts';
export { loadPersonPage } from './load-person-page.server.ts';
export { ensembleResources } from './resources.server.ts';
export { personDocuments } from './search-source.server.ts';
export { sortNameOf } from './sort-name.ts';
