import { artworkUrl } from '#features/core/artwork/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import { textsJson } from '#lib/texts-json.ts';
import { dayOf } from '#lib/venue-time.ts';
import type { ArticleAuthor, ArticleListing } from './store.server.ts';

/** An article as calls answer it in lists. */
export function articleJson(article: ArticleListing, authors: readonly ArticleAuthor[], language: Language) {
  const { id, slug, art, title, lead, category, medium, minutes, publishedAt, updatedAt } = article;
  return {
    id,
    slug,
    ...textsJson({ name: shown(title, language), lead: shown(lead, language) }),
    category: {
      id: category.id,
      slug: category.slug,
      ...textsJson({ name: shown(category.name, language) }),
      style_name: category.styleName,
    },
    medium,
    minutes,
    authors: authors.map(({ name, person }) => ({
      name,
      link: person && { url: pathTo('person', language, person) },
    })),
    published_at: publishedAt,
    link: { url: pathTo('article', language, { slug, id }) },
    image_thumbnails: { large: artworkUrl('magazine', art, [4, 3]) },
    updated_at: updatedAt,
  };
}

/** An article as a teaser, in the form that other teasers have. */
export function articleTeaserJson(article: ArticleListing, linkText: string, language: Language) {
  const { id, slug, art, title, lead, category, publishedAt, updatedAt } = article;
  return {
    id,
    link: { url: pathTo('article', language, { slug, id }) },
    ...textsJson({
      name: shown(title, language),
      preline: shown(category.name, language),
      headline: shown(title, language),
      subline: shown(lead, language),
    }),
    link_text: linkText,
    image_obj: null,
    image_thumbnails: { large: artworkUrl('magazine', art, [4, 3]) },
    position: dayOf(publishedAt),
    updated_at: updatedAt,
  };
}
