import { z } from 'zod';
import {
  choice,
  defineResource,
  flag,
  idNumber,
  instant,
  integer,
  linkedIds,
  localized,
  localizedShortText,
  ownRows,
  picture,
  reference,
} from '#features/core/resources/index.server.ts';
import { magazineTag } from './cache-tags.ts';
import { STYLE_NAME } from './category-style.ts';
import { MEDIA } from './medium.ts';
import { articleTexts } from './texts.ts';

const LONGEST_MINUTES = 600;
const tags = () => [magazineTag()];

const author = z.union([
  z.strictObject({ person: idNumber, name: z.null().default(null) }),
  z.strictObject({ person: z.null().default(null), name: z.string().trim().min(1).max(200) }),
]);

/** Authors in the order they are named: each a member of the ensemble, or a name. */
const authors = ownRows({
  table: 'article_authors',
  own: 'article_id',
  schema: z.array(author).max(20),
  refersTo: { table: 'persons', ids: (all) => [...new Set(all.flatMap(({ person }) => person ?? []))] },
  read: ({ person_id: person, name }): z.infer<typeof author> =>
    person === null ? { person, name: name ?? '' } : { person, name: null },
  write: ({ person, name }) => ({ person_id: person, name }),
});

const article = defineResource({
  path: '/articles',
  name: 'article',
  table: 'articles',
  permission: 'edit-programme',
  slugFrom: ({ title }) => title.de,
  fields: {
    title: localizedShortText('title'),
    lead: localized('lead'),
    category: reference('category_id', 'article_categories'),
    medium: choice('medium', MEDIA),
    minutes: integer('minutes', { min: 1, max: LONGEST_MINUTES }),
    published_at: instant('published_at'),
    is_online: flag('is_online'),
    picture: picture('picture_id'),
    authors,
    tags: linkedIds({
      through: 'article_article_tags',
      own: 'article_id',
      other: 'tag_id',
      table: 'article_tags',
    }),
    productions: linkedIds({
      through: 'article_productions',
      own: 'article_id',
      other: 'production_id',
      table: 'productions',
    }),
    events: linkedIds({
      through: 'article_events',
      own: 'article_id',
      other: 'event_id',
      table: 'events',
    }),
    articles: linkedIds({
      through: 'article_relations',
      own: 'article_id',
      other: 'related_id',
      table: 'articles',
    }),
  },
  texts: articleTexts,
  tags,
});

const category = defineResource({
  path: '/article-categories',
  name: 'article category',
  table: 'article_categories',
  permission: 'edit-programme',
  slugFrom: ({ name }) => name.de,
  fields: {
    name: localizedShortText('name'),
    style_name: choice('style_name', STYLE_NAME),
    position: integer('position', { min: 0, max: 10_000 }),
  },
  neededBy: [{ table: 'articles', column: 'category_id', as: 'articles' }],
  tags,
});

const tag = defineResource({
  path: '/article-tags',
  name: 'article tag',
  table: 'article_tags',
  permission: 'edit-programme',
  slugFrom: ({ name }) => name.de,
  fields: { name: localizedShortText('name') },
  neededBy: [{ table: 'article_article_tags', column: 'tag_id', as: 'articles' }],
  tags,
});

/** Magazine resources that can be written through the generic calls. */
export const magazineResources = [article, category, tag];
