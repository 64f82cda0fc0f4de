import type { Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { type Named, Names } from './line-cells.ts';

/** A production found by name, with the defaults of its events. */
export interface ProductionNamed extends Named {
  typeId: number;
  genreId: number;
  seriesId: number | null;
  ageFrom: number;
  ageTo: number;
  minutes: number;
}

export async function findProductions(trx: Trx): Promise<Names<ProductionNamed>> {
  const rows = await trx
    .selectFrom('productions')
    .select(['id', 'slug', 'title_de', 'title_en', 'type_id', 'genre_id', 'series_id'])
    .select(['age_from', 'age_to', 'duration_minutes'])
    .execute();
  const productions = rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    names: [row.title_de, row.title_en],
    typeId: row.type_id,
    genreId: row.genre_id,
    seriesId: row.series_id,
    ageFrom: row.age_from,
    ageTo: row.age_to,
    minutes: row.duration_minutes,
  }));
  return new Names(productions);
}

/** All entities of one kind with names in both languages. */
export async function findVocabulary(
  trx: Trx,
  table: 'rooms' | 'event_types' | 'genres' | 'event_tags' | 'series' | 'person_categories',
): Promise<Names<Named>> {
  if (table === 'series') {
    const rows = await trx.selectFrom(table).select(['id', 'slug', 'title_de', 'title_en']).execute();
    return new Names(
      rows.map(({ id, slug, title_de, title_en }) => ({ id, slug, names: [title_de, title_en] })),
    );
  }
  const rows = await trx.selectFrom(table).select(['id', 'slug', 'name_de', 'name_en']).execute();
  return new Names(rows.map(({ id, slug, name_de, name_en }) => ({ id, slug, names: [name_de, name_en] })));
}

export async function findPersonNames(trx: Trx): Promise<string[]> {
  return (await trx.selectFrom('persons').select('name').execute()).map(({ name }) => name);
}

/** Finds the events at these moments, with their rooms. */
export async function findEventsAt(
  trx: Trx,
  starts: readonly Instant[],
): Promise<{ productionId: number; roomId: number; start: Instant }[]> {
  if (starts.length === 0) return [];
  const rows = await trx
    .selectFrom('events')
    .select(['production_id', 'room_id', 'date_start'])
    .where('date_start', 'in', starts)
    .execute();
  return rows.map((row) => ({ productionId: row.production_id, roomId: row.room_id, start: row.date_start }));
}
