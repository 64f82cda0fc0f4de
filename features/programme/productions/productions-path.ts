import { pathTo } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import type { ProductionFilter } from './production-filter.ts';
import { productionFilterQuery } from './production-filter.ts';

/** Returns the address of the production list for a filter: one address per filter and page, in a language. */
export function productionsAddress(language: Language, filter: ProductionFilter, page = 1): string {
  return pathTo('productions', language) + productionFilterQuery(filter, page);
}
