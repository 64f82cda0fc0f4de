import type { CalendarServices } from '#features/calendar/index.server.ts';
import type { ContentTree, Loaded } from '#features/content/index.ts';
import { findAssetsShown } from '#features/media/index.server.ts';
import { loadModules } from '#features/modules/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { secondsUntil } from '#lib/seconds-until.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';
import type { Log } from '#platform/log.server.ts';
import { assetsIn } from './assets-in.ts';
import { findLinks } from './find-links.server.ts';

/**
 * What a tree shows besides itself, read at once before it is rendered: where its links lead, and what its modules fetch. At
 * most one query for each kind of thing, however many modules there are. With it the tags of what that depends on, and for how
 * many seconds it is right by the clock: pictures may only be shown as long as those to be seen agree.
 */
export async function loadContent(
  services: CalendarServices & { log: Log },
  content: ContentTree,
  language: Language,
): Promise<{ loaded: Loaded; tags: CacheTag[]; freshForSeconds: number }> {
  const now = services.clock.now();
  const [{ links, tags }, assets, fetched] = await Promise.all([
    findLinks(services, content, language),
    findAssetsShown(services.db, assetsIn(content), { language, now }),
    loadModules(services, content, language),
  ]);
  const downloads = Object.entries(assets.files).map(([id, { href }]) => [`file/${id}`, href] as const);
  return {
    loaded: {
      links: { ...links, ...Object.fromEntries(downloads) },
      images: assets.photos,
      files: assets.files,
      modules: fetched.modules,
    },
    tags: [...tags, ...assets.tags, ...fetched.tags],
    freshForSeconds: secondsUntil([assets.endsAt], now),
  };
}
