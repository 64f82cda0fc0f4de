import { pathTo } from '#features/core/navigation/index.ts';
import type { ArticleListing } from '#features/website/magazine/index.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import type { FeedItem } from './news-feed.server.ts';

/** An article as feeds tell of it: named by its number and the installation, so that a new address is no new article. */
export function articleItem(
  { id, slug, title, lead, publishedAt }: ArticleListing,
  { language, origin, installation }: { language: Language; origin: string; installation: string },
): FeedItem {
  return {
    title: shown(title, language).text,
    url: origin + pathTo('article', language, { slug, id }),
    uid: `article-${id}@${installation}`,
    published: publishedAt,
    description: shown(lead, language).text,
  };
}
