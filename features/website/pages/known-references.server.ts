import type { ContentTree, KnownReferences } from '#features/core/documents/index.ts';
import { findDescribedAssets } from '#features/core/media/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import { assetsIn } from './assets-in.ts';
import { findLinks } from './find-links.server.ts';

/** The referenced entities visible to visitors who read `language`, and the pictures with a description. */
export async function findKnownReferences(
  services: { db: Db; cache: TaggedCache; clock: Clock },
  content: ContentTree,
  language: Language,
): Promise<KnownReferences> {
  const [{ links }, assets] = await Promise.all([
    findLinks(services, content, language),
    findDescribedAssets(services.db, assetsIn(content), services.clock.now()),
  ]);
  return {
    exists: ({ kind, id }) =>
      kind === 'image' || kind === 'file' ? assets.has(id) : `${kind}/${id}` in links,
    hasAltText: (image, of) => assets.get(image)?.includes(of) ?? false,
  };
}
