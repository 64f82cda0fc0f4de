import { type ArtworkSeed, artworkSeed } from '#features/core/artwork/index.ts';
import { artOf, PICTURE_COLUMNS, thatIsShown } from '#features/core/media/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedFrom, optionalLocalizedFrom } from '#platform/database/columns.server.ts';
import type { ProductionProgram } from './table.server.ts';

/** A production with every word it can be found by. */
export interface ProductionWords {
  id: number;
  slug: string;
  art: ArtworkSeed;
  typeSlug: string;
  type: Localized;
  title: Localized;
  subline: Localized;
  keywords: Localized[];
  texts: Localized[];
  programs: ProductionProgram[];
  dates: { start: Instant; end: Instant }[];
  /** In years. */
  ages: { from: number; to: number };
  /** The languages it is in, in words. */
  language: Localized;
}

/** One portion of the productions that are online, by id. */
export async function findProductionWords(
  db: Db,
  { after, limit, now }: { after: number; limit: number; now: Instant },
): Promise<ProductionWords[]> {
  const rows = await db
    .selectFrom('productions')
    .innerJoin('event_types', 'event_types.id', 'productions.type_id')
    .innerJoin('genres', 'genres.id', 'productions.genre_id')
    .leftJoin('series', 'series.id', 'productions.series_id')
    .leftJoin('assets as picture', (join) =>
      thatIsShown(join.onRef('picture.id', '=', 'productions.picture_id')),
    )
    .select(PICTURE_COLUMNS)
    .selectAll('productions')
    .select([
      'event_types.slug as type_slug',
      'event_types.name_de as type_de',
      'event_types.name_en as type_en',
      'genres.name_de as genre_de',
      'genres.name_en as genre_en',
      'series.title_de as series_de',
      'series.title_en as series_en',
    ])
    .where('productions.is_online', '=', true)
    .where('productions.id', '>', after)
    .orderBy('productions.id')
    .limit(limit)
    .execute();
  const ids = rows.map(({ id }) => id);
  const [tags, people, dates] = await Promise.all([
    tagsOf(db, ids),
    peopleOf(db, ids),
    upcomingOf(db, ids, now),
  ]);
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    art: artOf(row, artworkSeed(row.slug, row.artwork)),
    typeSlug: row.type_slug,
    type: localizedFrom(row, 'type'),
    title: localizedFrom(row, 'title'),
    subline: localizedFrom(row, 'subline'),
    keywords: [
      localizedFrom(row, 'genre'),
      ...(row.series_de === null ? [] : [{ de: row.series_de, en: row.series_en }]),
      ...(tags.get(row.id) ?? []),
      ...(people.get(row.id) ?? []),
    ],
    texts: [
      localizedFrom(row, 'lead'),
      localizedFrom(row, 'description'),
      ...[optionalLocalizedFrom(row, 'important_info') ?? []].flat(),
    ],
    programs: row.programs,
    dates: dates.get(row.id) ?? [],
    ages: { from: row.age_from, to: row.age_to },
    language: localizedFrom(row, 'language'),
  }));
}

async function tagsOf(db: Db, ids: number[]): Promise<Map<number, Localized[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('production_production_tags')
    .innerJoin('production_tags', 'production_tags.id', 'production_production_tags.tag_id')
    .select(['production_id', 'production_tags.name_de', 'production_tags.name_en'])
    .where('production_id', 'in', ids)
    .orderBy('production_tags.position')
    .execute();
  return grouped(rows, (row) => localizedFrom(row, 'name'));
}

async function peopleOf(db: Db, ids: number[]): Promise<Map<number, Localized[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('contributions')
    .innerJoin('persons', 'persons.id', 'contributions.person_id')
    .select(['production_id', 'persons.name', 'contributions.role_de', 'contributions.role_en'])
    .where('production_id', 'in', ids)
    .orderBy('contributions.position')
    .execute();
  return grouped(rows, ({ name, role_de, role_en }) => ({
    de: `${name} ${role_de}`,
    en: `${name} ${role_en ?? role_de}`,
  }));
}

async function upcomingOf(
  db: Db,
  ids: number[],
  now: Instant,
): Promise<Map<number, { start: Instant; end: Instant }[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('events')
    .select(['production_id', 'date_start', 'date_end'])
    .where('production_id', 'in', ids)
    .where('is_online', '=', true)
    .where('status', '=', 'scheduled')
    .where('date_end', '>', now)
    .orderBy('date_start')
    .execute();
  return grouped(rows, ({ date_start: start, date_end: end }) => ({ start, end }));
}

function grouped<R extends { production_id: number }, T>(rows: R[], of: (row: R) => T): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(row.production_id);
    if (group) group.push(of(row));
    else groups.set(row.production_id, [of(row)]);
  }
  return groups;
}
