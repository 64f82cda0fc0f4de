import type { Db } from '#features/database.server.ts';
import { secondsUntil } from '#lib/seconds-until.ts';
import type { Clock } from '#platform/clock.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import { documentsTag } from './cache-tags.ts';
import { findPublishedLanguages, type PublishedLanguages } from './publication-store.server.ts';

/** In which languages each document is published, read once until that changes. Depends on the tag `documents`. */
export function readPublishedLanguages({
  db,
  cache,
  clock,
}: {
  db: Db;
  cache: TaggedCache;
  clock: Clock;
}): Promise<PublishedLanguages> {
  const now = clock.now();
  return cache.read(
    'published languages',
    { tags: [documentsTag()], freshForSeconds: ({ changesAt }) => secondsUntil([changesAt], now) },
    () => findPublishedLanguages(db, now),
  );
}
