import type { ArtworkSeed } from '#features/core/artwork/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { type Day, dayOf } from '#lib/venue-time.ts';
import type { Medium } from './medium.ts';
import type { ArticleAuthor, ArticleListing } from './store.server.ts';

/** An article as lists show it, in one language. */
export interface ArticleCard {
  id: number;
  path: string;
  art: ArtworkSeed;
  title: ShownText;
  lead: ShownText;
  category: ShownText;
  medium: Medium;
  minutes: number;
  day: Day;
  /** Names of its authors. */
  authors: string[];
}

export function toArticleCard(
  article: ArticleListing,
  authors: readonly ArticleAuthor[],
  language: Language,
): ArticleCard {
  const { id, slug, art, title, lead, category, medium, minutes, publishedAt } = article;
  return {
    id,
    path: pathTo('article', language, { slug, id }),
    art,
    title: shown(title, language),
    lead: shown(lead, language),
    category: shown(category.name, language),
    medium,
    minutes,
    day: dayOf(publishedAt),
    authors: authors.map(({ name }) => name),
  };
}
