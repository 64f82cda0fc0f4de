import { programmeTag } from '#features/core/resources/cache-tags.ts';
import {
  defineResource,
  integer,
  localizedHtml,
  localizedShortText,
  picture,
  reference,
  shortText,
} from '#features/core/resources/index.server.ts';
import { ensembleTag } from '#features/programme/calendar/detail/cache-tags.ts';
import { storedRichText } from '#platform/html/stored-rich-text.server.ts';
import { sortNameOf } from './sort-name.ts';
import { personTexts } from './texts.ts';

const person = defineResource({
  path: '/persons',
  name: 'person',
  table: 'persons',
  permission: 'edit-programme',
  slugFrom: ({ name }) => name,
  fields: {
    name: shortText('name', { sortBy: 'sort_name' }),
    category: reference('category_id', 'person_categories'),
    picture: picture('picture_id'),
    role: localizedShortText('role'),
    biography: localizedHtml('biography', { sanitize: storedRichText }),
  },
  texts: personTexts,
  derive: ({ name }) => ({ sort_name: sortNameOf(name) }),
  neededBy: [
    { table: 'contributions', column: 'person_id', as: 'productions' },
    { table: 'article_authors', column: 'person_id', as: 'articles' },
  ],
  tags: () => [ensembleTag(), programmeTag()],
});

const personCategory = defineResource({
  path: '/person-categories',
  name: 'person category',
  table: 'person_categories',
  permission: 'edit-programme',
  slugFrom: ({ name }) => name.de,
  fields: { name: localizedShortText('name'), position: integer('position', { min: 0, max: 10_000 }) },
  neededBy: [{ table: 'persons', column: 'category_id', as: 'persons' }],
  tags: () => [ensembleTag()],
});

/** Resources of the ensemble that the generic API calls may write. */
export const ensembleResources = [person, personCategory];
