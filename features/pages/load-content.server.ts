import type { CalendarServices } from '#features/calendar/index.server.ts';
import {
  type ContentTree,
  type Definitions,
  type Loaded,
  shownSince,
  shownUntil,
} from '#features/content/index.ts';
import { findAssetsShown } from '#features/media/index.server.ts';
import { loadModules } from '#features/modules/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { secondsUntil } from '#lib/seconds-until.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';
import type { TagMemory } from '#platform/events/tag-memory.server.ts';
import type { Log } from '#platform/log.server.ts';
import { assetsIn } from './assets-in.ts';
import { findContainersWithin } from './find-containers-within.server.ts';
import { findLinks } from './find-links.server.ts';

/** What a tree shows besides itself, and how long that holds. */
interface LoadedContent {
  loaded: Loaded;
  tags: CacheTag[];
  /** For how many seconds it is right by the clock: pictures may only be shown as long as those to be seen agree. */
  freshForSeconds: number;
  /** Since when the windows of what is shown are as they are. */
  since: Instant;
}

/**
 * What a tree shows besides itself, read at once before it is rendered: what stands in its containers, where its links lead,
 * and what its modules fetch. At most one query for each kind of thing, however many modules there are.
 * @param definitions where it holds more than modules: the texts of a thing have links as well
 */
export async function loadContent(
  services: CalendarServices & { log: Log; memory: TagMemory },
  content: ContentTree,
  language: Language,
  definitions?: Definitions,
): Promise<LoadedContent> {
  const now = services.clock.now();
  const containers = await findContainersWithin(services, content, { language, now });
  const whole = { modules: [...content.modules, ...Object.values(containers.within).flat()] };
  const [{ links, tags }, assets, fetched] = await Promise.all([
    findLinks(services, whole, language, definitions),
    findAssetsShown(services.db, assetsIn(whole), { language, now }),
    loadModules(services, whole, language),
  ]);
  const downloads = Object.entries(assets.files).map(([id, { href }]) => [`file/${id}`, href] as const);
  return {
    loaded: {
      links: { ...links, ...Object.fromEntries(downloads) },
      images: assets.photos,
      files: assets.files,
      modules: fetched.modules,
      within: containers.within,
    },
    tags: [...tags, ...assets.tags, ...fetched.tags, ...containers.tags],
    freshForSeconds: secondsUntil([assets.endsAt, shownUntil(whole, now), ...containers.changesAt], now),
    since: shownSince(whole, now),
  };
}
