import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import { readPublicPages } from '../public-pages.server.ts';
import { isTextPage } from '../site-pages.ts';

/** Paths of legal pages that visitors cannot read: menus leave their links out. Depends on the tags `pages` and `documents`. */
export async function findUnreadablePaths(
  services: { db: Db; cache: TaggedCache; clock: Clock },
  language: Language,
): Promise<ReadonlySet<string>> {
  const { tree, isReadable } = await readPublicPages(services, language);
  const unreadable = tree.all().filter((page) => isTextPage(page.siteName) && !isReadable(page));
  return new Set(unreadable.map(({ paths }) => paths[language]));
}
