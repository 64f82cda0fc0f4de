import { type Selectable, sql } from 'kysely';
import { type ArtworkSeed, type ArtworkType, artworkSeed } from '#features/core/artwork/index.ts';
import type { Db } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';
import type { SeriesTable } from './table.server.ts';

export interface Series {
  id: number;
  slug: string;
  art: { type: ArtworkType; slug: ArtworkSeed };
  title: Localized;
  subline: Localized;
  description: Localized;
  showInFilter: boolean;
  updatedAt: Instant;
}

function toSeries(row: Selectable<SeriesTable>): Series {
  return {
    id: row.id,
    slug: row.slug,
    art: { type: row.artwork_type, slug: artworkSeed(row.slug, row.artwork) },
    title: localizedFrom(row, 'title'),
    subline: localizedFrom(row, 'subline'),
    description: localizedFrom(row, 'description'),
    showInFilter: row.show_in_filter,
    updatedAt: row.updated_at,
  };
}

/** All series in their order. */
export async function findAllSeries(db: Db): Promise<Series[]> {
  const rows = await db.selectFrom('series').selectAll().orderBy('position').execute();
  return rows.map(toSeries);
}

export async function findSeriesById(db: Db, id: number): Promise<Series | null> {
  const all = await findAllSeries(db);
  return all.find((series) => series.id === id) ?? null;
}

/** One page of them, and how many there are. */
export async function listSeries(
  db: Db,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ series: Series[]; total: number }> {
  const shownInFilter = db.selectFrom('series').where('show_in_filter', '=', true);
  const [rows, { total }] = await Promise.all([
    shownInFilter
      .selectAll()
      .orderBy('position')
      .orderBy('id')
      .offset((page - 1) * pageSize)
      .limit(pageSize)
      .execute(),
    shownInFilter.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { series: rows.map(toSeries), total };
}

/** When the event that the box office knows by a number begins; `null` where there is none. */
export async function findStartOf(db: Db, jetId: number): Promise<Instant | null> {
  const event = await db
    .selectFrom('events')
    .select('date_start')
    .where('id_jet', '=', jetId)
    .executeTakeFirst();
  return event?.date_start ?? null;
}
