import type { ContentTree, KnownReferences } from '#features/content/index.ts';
import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';
import type { TagMemory } from '#platform/events/tag-memory.server.ts';
import { findLinks } from './find-links.server.ts';

/** Which of the things that a document names can be seen by visitors who read `language`. */
export async function findKnownReferences(
  services: { db: Db; memory: TagMemory; clock: Clock },
  content: ContentTree,
  language: Language,
): Promise<KnownReferences> {
  const { links } = await findLinks(services, content, language);
  return { exists: ({ kind, id }) => `${kind}/${id}` in links, hasAltText: () => false };
}
