import type { ModuleLoader } from './loader.ts';

const FOUND = import.meta.glob<{ load: ModuleLoader }>('./*/load.server.ts', { eager: true });

/** Of each kind of module that fetches something. */
const LOADERS = Object.values(FOUND).map(({ load }) => load);

/** What the modules of a page show that is not written in them: at most one query for each kind of thing. */
export const loadModules: ModuleLoader = async (services, tree, language) => {
  const fetched = await Promise.all(LOADERS.map((load) => load(services, tree, language)));
  return {
    modules: Object.assign({}, ...fetched.map(({ modules }) => modules)),
    tags: fetched.flatMap(({ tags }) => tags),
  };
};
