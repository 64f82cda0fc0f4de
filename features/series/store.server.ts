import type { Db } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';

export interface Series {
  id: number;
  slug: string;
  title: Localized;
  subline: Localized;
  description: Localized;
  showInFilter: boolean;
}

/** All series in their order. */
export async function findAllSeries(db: Db): Promise<Series[]> {
  const rows = await db.selectFrom('series').selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    title: localizedFrom(row, 'title'),
    subline: localizedFrom(row, 'subline'),
    description: localizedFrom(row, 'description'),
    showInFilter: row.show_in_filter,
  }));
}

export async function findSeriesById(db: Db, id: number): Promise<Series | null> {
  const all = await findAllSeries(db);
  return all.find((series) => series.id === id) ?? null;
}

/** The series visitors may filter by. */
export async function findSeriesForFilter(db: Db): Promise<Series[]> {
  const all = await findAllSeries(db);
  return all.filter((series) => series.showInFilter);
}
