import {
  type ContentTree,
  type Definitions,
  type Loaded,
  shownSince,
  shownUntil,
} from '#features/core/documents/index.ts';
import { findAssetsShown } from '#features/core/media/index.server.ts';
import type { CalendarServices } from '#features/programme/calendar/index.server.ts';
import { loadModules } from '#features/website/modules/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { secondsUntil } from '#lib/seconds-until.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import type { Log } from '#platform/log.server.ts';
import { assetsIn } from './assets-in.ts';
import { findContainersWithin } from './find-containers-within.server.ts';
import { findLinks } from './find-links.server.ts';

/** Data a tree shows besides its content. */
interface ReadContent {
  loaded: Loaded;
  tags: CacheTag[];
  /** Start of the current state of the visibility windows. */
  since: Instant;
  /** Instants at which it changes by the clock: pictures may only be shown as long as those to be seen agree. */
  changesAt: (Instant | null)[];
}

/** The same, and for how many seconds it is right from now on. */
type LoadedContent = Omit<ReadContent, 'changesAt'> & { freshForSeconds: number };

type Services = CalendarServices & { log: Log; cache: TaggedCache };

/** As long as pages keep what they read of the box office: dates pass by the clock alone, and are announced by nobody. */
const CACHE_SECONDS = 5;

/** Cached trees are the same objects for every page that shows them, and immutable. */
const numbers = new WeakMap<ContentTree, number>();
let last = 0;

/**
 * Loads the data a published tree shows besides its content, read once within some seconds for all pages built from
 * it, unless a change is announced; otherwise like `loadContent`.
 */
export async function loadPublishedContent(
  services: Services,
  content: ContentTree,
  language: Language,
  definitions?: Definitions,
): Promise<LoadedContent> {
  const { cache, clock } = services;
  const options = {
    tags: ({ tags }: ReadContent) => tags,
    freshForSeconds: (found: ReadContent) => Math.min(fromNow(found, clock).freshForSeconds, CACHE_SECONDS),
  };
  const found = await cache.read(`content ${numberOf(content)} in ${language}`, options, () =>
    readContent(services, content, language, definitions),
  );
  return fromNow(found, clock);
}

function numberOf(content: ContentTree): number {
  const known = numbers.get(content) ?? ++last;
  numbers.set(content, known);
  return known;
}

/**
 * Loads the data a tree needs besides its content, in one batch before rendering: the content of its containers, the targets
 * of its links, and the data its modules fetch. At most one query per kind of entity, independently of the number of
 * modules.
 * @param definitions where it holds more than modules: the texts of an entity have links as well
 */
export async function loadContent(
  services: Services,
  content: ContentTree,
  language: Language,
  definitions?: Definitions,
): Promise<LoadedContent> {
  return fromNow(await readContent(services, content, language, definitions), services.clock);
}

/** Shortens the freshness of data that was read a while ago. */
const fromNow = ({ changesAt, ...found }: ReadContent, clock: Clock): LoadedContent => ({
  ...found,
  freshForSeconds: secondsUntil(changesAt, clock.now()),
});

async function readContent(
  services: Services,
  content: ContentTree,
  language: Language,
  definitions?: Definitions,
): Promise<ReadContent> {
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
    since: shownSince(whole, now),
    changesAt: [assets.endsAt, shownUntil(whole, now), ...containers.changesAt],
  };
}
