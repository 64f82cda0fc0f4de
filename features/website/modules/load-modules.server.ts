import { loadDatesByAge } from './age-picker/load.server.ts';
import { loadBlogTeasers } from './blog-teaser-list/load.server.ts';
import { loadEventLists } from './event-list/load.server.ts';
import { loadFormModules } from './form/load.server.ts';
import { loadHighlightTeasers } from './highlight-teaser/load.server.ts';
import { loadHighlights } from './highlights/load.server.ts';
import { loadHtmlFiles } from './html-file/load.server.ts';
import type { ModuleLoader } from './loader.ts';
import { loadOpeningHours } from './opening-hours/load.server.ts';
import { loadPrices } from './prices/load.server.ts';
import { loadVenues } from './venue-list/load.server.ts';
import { loadVisit } from './visit/load.server.ts';

/** Each kind of module that fetches something has its line. */
const LOADERS: ModuleLoader[] = [
  loadBlogTeasers,
  loadDatesByAge,
  loadEventLists,
  loadFormModules,
  loadHighlightTeasers,
  loadHighlights,
  loadHtmlFiles,
  loadOpeningHours,
  loadPrices,
  loadVenues,
  loadVisit,
];

/** Loads what the modules of a page show beyond their own content: at most one query per kind of entity. */
export const loadModules: ModuleLoader = async (services, tree, language) => {
  const fetched = await Promise.all(LOADERS.map((load) => load(services, tree, language)));
  return {
    modules: Object.assign({}, ...fetched.map(({ modules }) => modules)),
    tags: fetched.flatMap(({ tags }) => tags),
  };
};
