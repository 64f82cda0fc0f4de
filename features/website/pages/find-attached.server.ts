import { documentTag } from '#features/core/documents/cache-tags.ts';
import { shownUntil } from '#features/core/documents/index.ts';
import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import { secondsUntil } from '#lib/seconds-until.ts';
import type { Clock } from '#platform/clock.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import { findContainersAttached } from './container-store.server.ts';
import type { ViewOptions } from './find-page.server.ts';
import type { AddressedKind } from './link-store.server.ts';
import { findShownContent, type ShownContent } from './shown-content.server.ts';

/** Content of the containers attached to an entity, for its page. */
export interface Attached {
  shown: (ShownContent & { documentId: number })[];
  tags: CacheTag[];
  /** For how many seconds that is right by the clock; infinitely when nothing is planned. */
  freshForSeconds: number;
}

/**
 * The published containers attached to an event, a production, a person, a venue or a series, in the order they were made
 * (docs/product/content.md#containers); editors see their drafts. One query where there are none.
 */
export async function findAttached(
  services: { db: Db; cache: TaggedCache; clock: Clock },
  { kind, id }: { kind: AddressedKind; id: number },
  language: Language,
  { canEdit = false, isEditing = false }: ViewOptions = {},
): Promise<Attached> {
  const now = services.clock.now();
  const containers = await findContainersAttached(services.db, kind, id);
  const wanted = canEdit && isEditing ? 'draft' : 'published';
  const found = await Promise.all(
    containers.map(async ({ documentId }) => {
      const content = await findShownContent(services, documentId, wanted, { language, now });
      return content && { ...content, documentId };
    }),
  );
  const shown = found.filter((each) => each !== null);
  return {
    shown,
    tags: containers.map(({ documentId }) => documentTag(documentId)),
    freshForSeconds: secondsUntil(
      shown.flatMap(({ changesAt, content }) => [changesAt, shownUntil(content, now)]),
      now,
    ),
  };
}
