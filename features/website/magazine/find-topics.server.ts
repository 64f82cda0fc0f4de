import type { Db } from '#features/database.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { secondsUntil } from '#lib/seconds-until.ts';
import type { Clock } from '#platform/clock.ts';
import { magazineAddress } from './magazine-address.ts';
import { countByTag, findArticleTags } from './option-store.server.ts';
import { findNextArticleAt } from './store.server.ts';

/** A tag of the magazine, and how many articles have it. */
export interface Topic {
  id: number;
  path: string;
  name: ShownText;
  articles: number;
}

/** All tags that have articles, by their names, and for how many seconds that is right by the clock. */
export async function findTopics(
  { db, clock }: { db: Db; clock: Clock },
  language: Language,
): Promise<{ topics: Topic[]; freshForSeconds: number }> {
  const now = clock.now();
  const [tags, counts, next] = await Promise.all([
    findArticleTags(db),
    countByTag(db, now),
    findNextArticleAt(db, now),
  ]);
  const topics = tags
    .map(({ id, slug, name }) => ({
      id,
      path: magazineAddress(language, { kind: 'tag', id, slug }),
      name: shown(name, language),
      articles: counts.get(id) ?? 0,
    }))
    .filter(({ articles }) => articles > 0)
    .toSorted((a, b) => a.name.text.localeCompare(b.name.text, language));
  return { topics, freshForSeconds: secondsUntil([next], now) };
}
