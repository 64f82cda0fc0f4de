import { msg } from '@lingui/core/macro';
import { NAME, ONLINE, option, PICTURE, POSITION, type ResourceWords, SLUG } from './shared.ts';

/** Names of the magazine resources. */
export const magazineResources: Record<string, ResourceWords> = {
  articles: {
    name: msg({ message: '{smart_count, plural, one {Article} other {Articles}}' }),
    fields: {
      slug: SLUG,
      title: msg({ message: 'Title', context: 'field' }),
      lead: msg`Introduction`,
      category: msg`Category`,
      medium: msg({ message: 'To', context: 'field' }),
      minutes: msg`Minutes`,
      published_at: msg({ message: 'Date', context: 'field' }),
      is_online: ONLINE,
      picture: PICTURE,
      authors: msg`By`,
      'authors.person': msg`Person`,
      'authors.name': msg`or name`,
      tags: msg`Topics`,
      productions: msg({ message: 'Productions', context: 'field' }),
      events: msg({ message: 'Dates', context: 'field' }),
      articles: msg({ message: 'Articles', context: 'field' }),
    },
  },
  'article-categories': {
    name: msg({ message: '{smart_count, plural, one {Category} other {Categories}}' }),
    fields: { name: NAME, slug: SLUG, style_name: msg`Colour`, position: POSITION },
  },
  'article-tags': option(msg({ message: '{smart_count, plural, one {Topic} other {Topics}}' })),
};
