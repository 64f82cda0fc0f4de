import { alternatePaths } from '#features/core/navigation/index.ts';
import type { DocumentSource } from '#features/core/resources/index.ts';
import type { Db } from '#features/database.server.ts';
import { ensembleTag } from '#features/programme/calendar/detail/cache-tags.ts';
import { findPersonCategories, findPersons } from './store.server.ts';

const PORTION = 200;

/** Persons, for the search. */
export function personDocuments(db: Db): DocumentSource {
  return {
    name: 'people',
    tags: [ensembleTag()],
    async *documents() {
      const categories = new Map((await findPersonCategories(db)).map(({ id, name }) => [id, name]));
      for (let page = 1; ; page += 1) {
        const { persons, total } = await findPersons(db, { page, pageSize: PORTION });
        yield persons.map(({ id, slug, art, name, categoryId, role, biography }) => ({
          id: `person:${id}`,
          kind: 'people' as const,
          title: { de: name, en: name },
          label: categories.get(categoryId) ?? null,
          summary: role,
          keywords: [],
          body: [biography],
          art: { type: 'person' as const, slug: art },
          paths: alternatePaths('person', { slug, id }),
          dates: [],
          facts: null,
        }));
        if (page * PORTION >= total) return;
      }
    },
  };
}
