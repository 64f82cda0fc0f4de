import type { Json } from '#features/core/documents/index.ts';
import { programmeTag } from '#features/core/resources/cache-tags.ts';
import { findEventTypeIds, findUpcoming, toEventCard } from '#features/programme/calendar/index.server.ts';
import { type ModuleLoader, NOTHING_FETCHED, shownOfKind } from '../loader.ts';
import { highlights } from './module.ts';

/** One date each, of the kinds families ask for most. */
const TYPES = ['exhibition', 'theatre', 'school'];

/** The next date of each highlighted type, of different productions. */
export const loadHighlights: ModuleLoader = async (services, tree, language) => {
  const shown = shownOfKind(tree, highlights, { language, at: services.clock.now() });
  if (shown.length === 0) return NOTHING_FETCHED;
  const types = await findEventTypeIds(services, TYPES);
  const found = await Promise.all(types.map((type) => findUpcoming(services, { type, limit: 1 })));
  const cards = found.flat().map(({ event, offer }) => toEventCard(event, offer, language));
  return {
    // Cards are plain data.
    modules: Object.fromEntries(shown.map(({ id }) => [id, cards as unknown as Json])),
    tags: [programmeTag()],
  };
};
