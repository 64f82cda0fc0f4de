import { Hono } from 'hono';
import { z } from 'zod';
import { artworkUrl } from '#features/core/artwork/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Db } from '#features/database.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { parseNumber } from '#lib/query-parameters.ts';
import { textsJson } from '#lib/texts-json.ts';
import { sanitizeRichText } from '#platform/html/rich-text.server.ts';
import { json } from '#platform/http/answer.server.ts';
import { dated, fallback, link, named, pageOf, thumbnails } from '#platform/http/answer-shapes.server.ts';
import type { Input } from '#platform/http/api-call.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { anyone, idInPath, numberParameter, pagingInQuery } from '#platform/http/inputs.server.ts';
import { readQuery } from '#platform/http/list-request.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { shortList } from '#platform/http/short-list.server.ts';
import {
  findContributionsOf,
  findPersonById,
  findPersonCategories,
  findPersons,
  type Person,
} from './store.server.ts';

const group = 'House';
const text = z.string();

const personAnswer = z.strictObject({
  ...named.shape,
  category: z.int(),
  role: text,
  link,
  image_thumbnails: thumbnails,
  ...dated,
});
const personDetails = z.strictObject({
  ...personAnswer.shape,
  biography: text,
  productions: z.array(z.strictObject({ id: z.int(), name: text, role: text, link, fallback })),
});

const categoryInQuery: Input<number | undefined> = {
  parameters: [numberParameter('category', 'Only people of a group (/api/person-categories/).')],
  problems: [400],
  read: (c) => readQuery(c, (query) => parseNumber(query, 'category')),
};

/** `GET /person-categories/`, `GET /persons/?category`, and one of each by its id (docs/product/api.md#programme). */
export function ensembleApi({ db }: { db: Db }) {
  const app = new Hono<{ Variables: { language: Language } }>({ strict: false });

  const call = callsOn(app, { group, caller: anyone });

  shortList(
    app,
    {
      path: '/person-categories',
      name: 'group of people',
      group,
      summary: 'The groups people belong to.',
      one: 'One group of people.',
      schema: z.strictObject({ ...named.shape, ...dated }),
    },
    async (c) => {
      const categories = await findPersonCategories(db);
      return categories.map(({ id, slug, name, updatedAt }) => ({
        id,
        slug,
        ...textsJson({ name: shown(name, c.get('language')) }),
        updated_at: updatedAt,
      }));
    },
  );

  call(
    'GET /persons/',
    {
      summary: 'The people of the house.',
      takes: { category: categoryInQuery, paging: pagingInQuery() },
      answer: json('One page of people.', pageOf(personAnswer)),
    },
    async (c, { category, paging }) => {
      const { persons, total } = await findPersons(db, { category, ...paging });
      const results = persons.map((person) => personJson(person, c.get('language'), {}));
      return pageOfList(new URL(c.req.url), { total, ...paging }, results);
    },
  );

  call(
    'GET /persons/:id/',
    {
      summary: 'One person with their biography and productions.',
      takes: { id: idInPath },
      answer: json('The person.', personDetails),
      problems: [404],
    },
    async (c, { id }) => {
      const person = await findPersonById(db, id);
      if (!person) throw new Problem(404, 'not_found', { detail: 'There is no such person.' });
      const language = c.get('language');
      const contributions = await findContributionsOf(db, person.id);
      const text = shown(person.biography, language);
      return {
        ...personJson(person, language, { biography: { ...text, text: sanitizeRichText(text.text) } }),
        productions: contributions.map(({ productionId, slug, title, role }) => ({
          id: productionId,
          ...textsJson({ name: shown(title, language), role: shown(role, language) }),
          link: { url: pathTo('production', language, { slug, id: productionId }) },
        })),
      };
    },
  );
  return app;
}

function personJson<More extends Record<string, ShownText | null>>(
  { id, slug, art, name, categoryId, role, updatedAt }: Person,
  language: Language,
  more: More,
) {
  return {
    id,
    slug,
    name,
    category: categoryId,
    ...textsJson({ role: shown(role, language), ...more }),
    link: { url: pathTo('person', language, { slug, id }) },
    image_thumbnails: { large: artworkUrl('person', art, [1, 1]) },
    updated_at: updatedAt,
  };
}
