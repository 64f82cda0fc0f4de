import type { Json } from '#features/core/documents/index.ts';
import { openingHoursTag } from '#features/programme/opening-hours/cache-tags.ts';
import { venuesTag } from '#features/programme/venues/cache-tags.ts';
import { findVisit } from '#features/programme/venues/index.server.ts';
import { type ModuleLoader, NOTHING_FETCHED, shownOfKind } from '../loader.ts';
import { visit } from './module.ts';

/** When the venue is open and where it is. */
export const loadVisit: ModuleLoader = async (services, tree, language) => {
  const shown = shownOfKind(tree, visit, { language, at: services.clock.now() });
  if (shown.length === 0) return NOTHING_FETCHED;
  // Plain data.
  const found = (await findVisit(services, language)) as unknown as Json;
  return {
    modules: Object.fromEntries(shown.map(({ id }) => [id, found])),
    tags: [openingHoursTag(), venuesTag()],
  };
};
