import { NAME, ONLINE, option, PICTURE, POSITION, type ResourceWords, SLUG } from './shared.ts';

/** Names of the magazine resources. */
export const magazineResources: Record<string, ResourceWords> = {
  articles: {
    name: [
      ['Beitrag', 'Article'],
      ['Beiträge', 'Articles'],
    ],
    fields: {
      slug: SLUG,
      title: ['Titel', 'Title'],
      lead: ['Vorspann', 'Introduction'],
      category: ['Rubrik', 'Category'],
      medium: ['Zum', 'To'],
      minutes: ['Minuten', 'Minutes'],
      published_at: ['Datum', 'Date'],
      is_online: ONLINE,
      picture: PICTURE,
      authors: ['Von', 'By'],
      'authors.person': ['Person', 'Person'],
      'authors.name': ['oder Name', 'or name'],
      tags: ['Themen', 'Topics'],
      productions: ['Produktionen dazu', 'Productions'],
      events: ['Termine dazu', 'Dates'],
      articles: ['Beiträge dazu', 'Articles'],
    },
  },
  'article-categories': {
    name: [
      ['Rubrik', 'Category'],
      ['Rubriken', 'Categories'],
    ],
    fields: { name: NAME, slug: SLUG, style_name: ['Farbe', 'Colour'], position: POSITION },
  },
  'article-tags': option(['Thema', 'Topic'], ['Themen', 'Topics']),
};
