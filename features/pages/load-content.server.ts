import type { CalendarServices } from '#features/calendar/index.server.ts';
import type { ContentTree, Loaded } from '#features/content/index.ts';
import { loadEventLists } from '#features/modules/index.server.ts';
import type { Language } from '#lib/localized.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';
import { findLinks } from './find-links.server.ts';

/**
 * What a tree shows besides itself, read at once before it is rendered: where its links lead, and what its modules fetch. At
 * most one query for each kind of thing, however many modules there are. With it the tags of what its links depend on.
 */
export async function loadContent(
  services: CalendarServices,
  content: ContentTree,
  language: Language,
): Promise<{ loaded: Loaded; tags: CacheTag[] }> {
  const [{ links, tags }, modules] = await Promise.all([
    findLinks(services, content, language),
    loadEventLists(services, content, language),
  ]);
  return { loaded: { links, images: {}, files: {}, modules }, tags };
}
