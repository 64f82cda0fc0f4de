import { type Selectable, sql } from 'kysely';
import { type ArtworkSeed, artworkSeed } from '#features/core/artwork/index.ts';
import { artOf, PICTURE_COLUMNS, thatIsShown } from '#features/core/media/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { NamedOption } from '#lib/named-option.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';
import type { PersonTable } from './table.server.ts';

export interface Person {
  id: number;
  slug: string;
  /** Of the face. */
  art: ArtworkSeed;
  name: string;
  categoryId: number;
  role: Localized;
  /** Paragraphs as HTML. */
  biography: Localized;
  updatedAt: Instant;
}

const toPerson = (row: PersonRow): Person => ({
  id: row.id,
  slug: row.slug,
  art: artOf(row, row.slug),
  name: row.name,
  categoryId: row.category_id,
  role: localizedFrom(row, 'role'),
  biography: localizedFrom(row, 'biography'),
  updatedAt: row.updated_at,
});

type PersonRow = Selectable<PersonTable> & Parameters<typeof artOf>[0];

export interface PersonCategory extends NamedOption {
  updatedAt: Instant;
}

/** The categories of persons in their order. */
export async function findPersonCategories(db: Db): Promise<PersonCategory[]> {
  const rows = await db.selectFrom('person_categories').selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: localizedFrom(row, 'name'),
    updatedAt: row.updated_at,
  }));
}

/** One page of persons by their last name, of one category if it is given, and how many there are. */
export async function findPersons(
  db: Db,
  { category, page, pageSize }: { category?: number | undefined; page: number; pageSize: number },
): Promise<{ persons: Person[]; total: number }> {
  const within = db
    .selectFrom('persons')
    .where((eb) => (category === undefined ? eb.lit(true) : eb('persons.category_id', '=', category)));
  const rows = await within
    .leftJoin('assets as picture', (join) => thatIsShown(join.onRef('picture.id', '=', 'persons.picture_id')))
    .select(PICTURE_COLUMNS)
    .selectAll('persons')
    .orderBy('sort_name')
    .orderBy('persons.id')
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .execute();
  const { total } = await within.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return { persons: rows.map(toPerson), total };
}

export async function findPersonById(db: Db, id: number): Promise<Person | null> {
  const row = await db
    .selectFrom('persons')
    .leftJoin('assets as picture', (join) => thatIsShown(join.onRef('picture.id', '=', 'persons.picture_id')))
    .select(PICTURE_COLUMNS)
    .selectAll('persons')
    .where('persons.id', '=', id)
    .executeTakeFirst();
  return row ? toPerson(row) : null;
}

export interface PersonContribution {
  productionId: number;
  slug: string;
  art: ArtworkSeed;
  title: Localized;
  typeSlug: string;
  role: Localized;
}

/** Finds a person's contributions to productions that are online, by title. */
export async function findContributionsOf(db: Db, personId: number): Promise<PersonContribution[]> {
  const rows = await db
    .selectFrom('contributions')
    .innerJoin('productions', 'productions.id', 'contributions.production_id')
    .innerJoin('event_types', 'event_types.id', 'productions.type_id')
    .leftJoin('assets as picture', (join) =>
      thatIsShown(join.onRef('picture.id', '=', 'productions.picture_id')),
    )
    .select(PICTURE_COLUMNS)
    .select([
      'productions.id',
      'productions.slug',
      'productions.artwork',
      'productions.title_de',
      'productions.title_en',
      'event_types.slug as type_slug',
      'contributions.role_de',
      'contributions.role_en',
    ])
    .where('contributions.person_id', '=', personId)
    .where('productions.is_online', '=', true)
    .orderBy('productions.slug')
    .orderBy('contributions.position')
    .execute();
  return rows.map((row) => ({
    productionId: row.id,
    slug: row.slug,
    art: artOf(row, artworkSeed(row.slug, row.artwork)),
    title: localizedFrom(row, 'title'),
    typeSlug: row.type_slug,
    role: localizedFrom(row, 'role'),
  }));
}
