import type { Article, WithContext } from 'schema-dts';
import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';

/** An article of the magazine. Addresses are absolute. */
export function articleData(article: {
  headline: string;
  description: string;
  url: string;
  image: string;
  published: Instant;
  changed: Instant;
  section: string;
  keywords: string[];
  authors: { name: string; url?: string }[];
  language: Language;
  venue: string;
}): WithContext<Article> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.headline,
    description: article.description,
    url: article.url,
    mainEntityOfPage: article.url,
    image: article.image,
    datePublished: article.published,
    dateModified: article.changed,
    articleSection: article.section,
    keywords: article.keywords,
    inLanguage: article.language,
    author: article.authors.map(({ name, url }) => ({ '@type': 'Person', name, ...(url ? { url } : {}) })),
    publisher: { '@type': 'Organization', name: article.venue },
  };
}
