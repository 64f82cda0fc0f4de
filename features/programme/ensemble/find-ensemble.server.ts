import type { Db } from '#features/database.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { type PersonCard, toPersonCard } from './person-view.ts';
import { findPersonCategories, findPersons } from './store.server.ts';

/** Nobody's ensemble is larger; keeps the page bounded. */
const MAX_PERSONS = 500;

export interface EnsembleGroup {
  slug: string;
  name: ShownText;
  persons: PersonCard[];
}

/** Persons by category, by last name within each; categories without persons are left out. */
export async function findEnsemble(db: Db, language: Language): Promise<EnsembleGroup[]> {
  const [categories, { persons }] = await Promise.all([
    findPersonCategories(db),
    findPersons(db, { page: 1, pageSize: MAX_PERSONS }),
  ]);
  return categories
    .map(({ id, slug, name }) => ({
      slug,
      name: shown(name, language),
      persons: persons
        .filter(({ categoryId }) => categoryId === id)
        .map((person) => toPersonCard(person, language)),
    }))
    .filter((group) => group.persons.length > 0);
}
