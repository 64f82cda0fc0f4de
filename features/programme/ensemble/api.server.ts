import { Hono } from 'hono';
import { artworkUrl } from '#features/core/artwork/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Db } from '#features/database.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { parseNumber } from '#lib/query-parameters.ts';
import { textsJson } from '#lib/texts-json.ts';
import { sanitizeRichText } from '#platform/html/rich-text.server.ts';
import { readId, readPaging, readQuery } from '#platform/http/list-request.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { shortList } from '#platform/http/short-list.server.ts';
import {
  findContributionsOf,
  findPersonById,
  findPersonCategories,
  findPersons,
  type Person,
} from './store.server.ts';

/** `GET /person-categories/`, `GET /persons/?category`, and one of each by its id (docs/product/api.md#programme). */
export function ensembleApi({ db }: { db: Db }) {
  const app = new Hono<{ Variables: { language: Language } }>({ strict: false });

  shortList(app, { path: '/person-categories', name: 'group of people' }, async (c) => {
    const categories = await findPersonCategories(db);
    return categories.map(({ id, slug, name, updatedAt }) => ({
      id,
      slug,
      ...textsJson({ name: shown(name, c.get('language')) }),
      updated_at: updatedAt,
    }));
  });

  app.get('/persons', async (c) => {
    const category = readQuery(c, (query) => parseNumber(query, 'category'));
    const paging = readPaging(c);
    const { persons, total } = await findPersons(db, { category, ...paging });
    const results = persons.map((person) => personJson(person, c.get('language')));
    return c.json(pageOfList(new URL(c.req.url), { total, ...paging }, results));
  });

  app.get('/persons/:id', async (c) => {
    const person = await findPersonById(db, readId(c));
    if (!person) throw new Problem(404, 'not_found', { detail: 'There is no such person.' });
    const language = c.get('language');
    const contributions = await findContributionsOf(db, person.id);
    const text = shown(person.biography, language);
    return c.json({
      ...personJson(person, language, { biography: { ...text, text: sanitizeRichText(text.text) } }),
      productions: contributions.map(({ productionId, slug, title, role }) => ({
        id: productionId,
        ...textsJson({ name: shown(title, language), role: shown(role, language) }),
        link: { url: pathTo('production', language, { slug, id: productionId }) },
      })),
    });
  });
  return app;
}

function personJson(
  { id, slug, art, name, categoryId, role, updatedAt }: Person,
  language: Language,
  more?: { biography: ShownText },
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
