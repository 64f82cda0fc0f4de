import type { Db } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { Day, Instant } from '#lib/venue-time.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';

export interface Season {
  id: number;
  slug: string;
  name: Localized;
  startsOn: Day;
  endsOn: Day;
  updatedAt: Instant;
}

/** Seasons, the latest first. */
export async function findSeasons(db: Db): Promise<Season[]> {
  const rows = await db.selectFrom('seasons').selectAll().orderBy('starts_on', 'desc').execute();
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: localizedFrom(row, 'name'),
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    updatedAt: row.updated_at,
  }));
}

export interface ProductionTag {
  id: number;
  slug: string;
  name: Localized;
  showInFilter: boolean;
  updatedAt: Instant;
}

export async function findProductionTags(db: Db): Promise<ProductionTag[]> {
  const rows = await db.selectFrom('production_tags').selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: localizedFrom(row, 'name'),
    showInFilter: row.show_in_filter,
    updatedAt: row.updated_at,
  }));
}
