import type { ArtworkSeed } from '#features/core/artwork/index.ts';
import { artOf, PICTURE_COLUMNS, thatIsShown } from '#features/core/media/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';

/** Somebody who takes part in a production. */
export interface Contribution {
  personId: number;
  slug: string;
  /** Of the face. */
  art: ArtworkSeed;
  name: string;
  role: Localized;
}

/** Finds the contributors of a production, in the order they are named. */
export async function findContributions(db: Db, productionId: number): Promise<Contribution[]> {
  const rows = await db
    .selectFrom('contributions')
    .innerJoin('persons', 'persons.id', 'contributions.person_id')
    .leftJoin('assets as picture', (join) => thatIsShown(join.onRef('picture.id', '=', 'persons.picture_id')))
    .select(PICTURE_COLUMNS)
    .select(['persons.id', 'persons.slug', 'persons.name', 'contributions.role_de', 'contributions.role_en'])
    .where('contributions.production_id', '=', productionId)
    .orderBy('contributions.position')
    .execute();
  return rows.map((row) => ({
    personId: row.id,
    slug: row.slug,
    art: artOf(row, row.slug),
    name: row.name,
    role: localizedFrom(row, 'role'),
  }));
}
