export { productionsApi } from './api.server.ts';
export { productionTag, programmeTag } from './cache-tags.ts';
export { findProductionView } from './find-production-view.server.ts';
export * from './production-filter.ts';
export { productionResources } from './resources.server.ts';
export { findProductionWords } from './search-store.server.ts';
export {
  countProductions,
  findProduction,
  findProductionPage,
  findProductionsOfSeries,
  findProductionTags,
  findRelatedProductions,
  findSeasons,
  findTagsOfProduction,
  type ProductionListing,
} from './store.server.ts';
