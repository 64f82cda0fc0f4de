import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { type ArtworkSeed, artworkSeed } from '#features/core/artwork/index.ts';
import { artOf, PICTURE_COLUMNS, thatIsShown } from '#features/core/media/index.server.ts';
import type { Db, Tables } from '#features/database.server.ts';
import type { Audience } from '#lib/audience.ts';
import type { Localized } from '#lib/localized.ts';
import type { NamedOption } from '#lib/named-option.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedFrom, optionalLocalizedFrom } from '#platform/database/columns.server.ts';
import type { ProductionFilter } from './production-filter.ts';
import type { ProductionImage, ProductionProgram } from './table.server.ts';

/** A production as lists need it. */
export interface ProductionListing {
  id: number;
  slug: string;
  art: ArtworkSeed;
  title: Localized;
  subline: Localized;
  type: NamedOption;
  genre: NamedOption;
  seasonId: number;
  seriesId: number | null;
  ageFrom: number;
  ageTo: number;
  durationMinutes: number;
  updatedAt: Instant;
}

/** A production with everything its dates share. */
export interface Production extends ProductionListing {
  lead: Localized;
  /** Paragraphs as HTML. */
  description: Localized;
  language: Localized;
  importantInfo: Localized | null;
  promoter: Localized | null;
  doorsMinutes: number;
  programs: ProductionProgram[];
  images: ProductionImage[];
  sponsors: string[];
}

function productionsOnline(db: Db) {
  return allProductions(db).where('productions.is_online', '=', true);
}

function allProductions(db: Db) {
  return db
    .selectFrom('productions')
    .innerJoin('event_types', 'event_types.id', 'productions.type_id')
    .innerJoin('genres', 'genres.id', 'productions.genre_id')
    .leftJoin('assets as picture', (join) =>
      thatIsShown(join.onRef('picture.id', '=', 'productions.picture_id')),
    )
    .select(PICTURE_COLUMNS)
    .select([
      'event_types.slug as type_slug',
      'event_types.name_de as type_de',
      'event_types.name_en as type_en',
      'genres.slug as genre_slug',
      'genres.name_de as genre_de',
      'genres.name_en as genre_en',
    ]);
}

const LISTED = [
  'productions.id',
  'productions.slug',
  'productions.artwork',
  'productions.title_de',
  'productions.title_en',
  'productions.subline_de',
  'productions.subline_en',
  'productions.type_id',
  'productions.genre_id',
  'productions.season_id',
  'productions.series_id',
  'productions.age_from',
  'productions.age_to',
  'productions.duration_minutes',
  'productions.updated_at',
] as const;

function listedProductions(db: Db) {
  return productionsOnline(db).select(LISTED);
}

type ListingRow = Awaited<ReturnType<ReturnType<typeof listedProductions>['execute']>>[number];

function toListing(row: ListingRow): ProductionListing {
  return {
    id: row.id,
    slug: row.slug,
    art: artOf(row, artworkSeed(row.slug, row.artwork)),
    title: localizedFrom(row, 'title'),
    subline: localizedFrom(row, 'subline'),
    type: { id: row.type_id, slug: row.type_slug, name: localizedFrom(row, 'type') },
    genre: { id: row.genre_id, slug: row.genre_slug, name: localizedFrom(row, 'genre') },
    seasonId: row.season_id,
    seriesId: row.series_id,
    ageFrom: row.age_from,
    ageTo: row.age_to,
    durationMinutes: row.duration_minutes,
    updatedAt: row.updated_at,
  };
}

/** A production its audience may see. */
export async function findProduction(
  db: Db,
  id: number,
  audience: Audience = 'visitors',
): Promise<Production | null> {
  const row = await (audience === 'staff' ? allProductions(db) : productionsOnline(db))
    .selectAll('productions')
    .where('productions.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...toListing(row),
    lead: localizedFrom(row, 'lead'),
    description: localizedFrom(row, 'description'),
    language: localizedFrom(row, 'language'),
    importantInfo: optionalLocalizedFrom(row, 'important_info'),
    promoter: optionalLocalizedFrom(row, 'promoter'),
    doorsMinutes: row.doors_minutes,
    programs: row.programs,
    images: row.images,
    sponsors: row.sponsors,
  };
}

/** Practical facts of a production for ticket holders. */
export interface PracticalFacts {
  doorsMinutes: number;
  importantInfo: Localized | null;
}

/** Those of productions by id. */
export async function findPracticalFacts(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, PracticalFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('productions')
    .select(['id', 'doors_minutes', 'important_info_de', 'important_info_en'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      { doorsMinutes: row.doors_minutes, importantInfo: optionalLocalizedFrom(row, 'important_info') },
    ]),
  );
}

/** Window of a list of productions, and of their dates: those that have not ended, from `from` on. */
export interface ProductionWindow {
  filter: ProductionFilter;
  now: Instant;
  from: Instant;
}

function within<O>(
  query: SelectQueryBuilder<Tables, 'productions', O>,
  { filter, now, from }: ProductionWindow,
): SelectQueryBuilder<Tables, 'productions', O> {
  let filtered = query.where('productions.is_online', '=', true);
  const { season, exhibition_type: type, tag, date } = filter;
  if (season !== undefined) filtered = filtered.where('productions.season_id', '=', season);
  if (type !== undefined) filtered = filtered.where('productions.type_id', '=', type);
  if (tag !== undefined) {
    filtered = filtered.where('productions.id', 'in', (eb) =>
      eb.selectFrom('production_production_tags').select('production_id').where('tag_id', '=', tag),
    );
  }
  if (date !== undefined) filtered = filtered.where((eb) => eb(nextStart(eb, { now, from }), 'is not', null));
  return filtered;
}

/** When a production's next date that takes place begins; null when there is none. */
function nextStart(
  eb: ExpressionBuilder<Tables, 'productions'>,
  { now, from }: Pick<ProductionWindow, 'now' | 'from'>,
) {
  return eb
    .selectFrom('events')
    .select(({ fn }) => fn.min('events.date_start').as('next_start'))
    .whereRef('events.production_id', '=', 'productions.id')
    .where('events.is_online', '=', true)
    .where('events.status', '=', 'scheduled')
    .where('events.date_end', '>', now)
    .where('events.date_start', '>=', from);
}

/** One page of productions: those with a date first, in the order of the next one, then the others. */
export async function listProductions(
  db: Db,
  window: ProductionWindow,
  { offset, limit }: { offset: number; limit: number },
): Promise<ProductionListing[]> {
  const ids = await within(db.selectFrom('productions').select('productions.id'), window)
    .select((eb) => nextStart(eb, window).as('next_start'))
    .orderBy('next_start', (order) => order.asc().nullsLast())
    .orderBy('productions.slug')
    .offset(offset)
    .limit(limit)
    .execute();
  return findProductionsByIds(
    db,
    ids.map(({ id }) => id),
  );
}

export async function countProductions(db: Db, window: ProductionWindow): Promise<number> {
  const query = within(db.selectFrom('productions').select(sql<number>`count(*)`.as('count')), window);
  const { count } = await query.executeTakeFirstOrThrow();
  return count;
}

/** Productions that are online, in the order of the ids. */
async function findProductionsByIds(db: Db, ids: readonly number[]): Promise<ProductionListing[]> {
  if (ids.length === 0) return [];
  const rows = await listedProductions(db)
    .where('productions.id', 'in', [...ids])
    .execute();
  const found = new Map(rows.map((row) => [row.id, toListing(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Productions of a series, by title. */
export async function findProductionsOfSeries(db: Db, seriesId: number): Promise<ProductionListing[]> {
  const rows = await listedProductions(db)
    .where('productions.series_id', '=', seriesId)
    .orderBy('productions.slug')
    .execute();
  return rows.map(toListing);
}

/**
 * Other productions that still have dates: of the same series first, then of the same type, then for children of about
 * the same age.
 */
export async function findRelatedProductions(
  db: Db,
  to: ProductionListing,
  { now, limit }: { now: Instant; limit: number },
): Promise<ProductionListing[]> {
  const rows = await listedProductions(db)
    .where('productions.id', '!=', to.id)
    .where('productions.age_from', '<=', to.ageTo)
    .where('productions.age_to', '>=', to.ageFrom)
    .where((eb) => eb(nextStart(eb, { now, from: now }), 'is not', null))
    .orderBy(
      sql`case when productions.series_id = ${to.seriesId} then 0 when productions.type_id = ${to.type.id} then 1 else 2 end`,
    )
    .orderBy(sql`abs(productions.age_from - ${to.ageFrom})`)
    .orderBy('productions.slug')
    .limit(limit)
    .execute();
  return rows.map(toListing);
}

/** The tags of a production, in their order. */
export async function findTagsOfProduction(db: Db, productionId: number): Promise<NamedOption[]> {
  const rows = await db
    .selectFrom('production_production_tags')
    .innerJoin('production_tags', 'production_tags.id', 'production_production_tags.tag_id')
    .select([
      'production_tags.id',
      'production_tags.slug',
      'production_tags.name_de',
      'production_tags.name_en',
    ])
    .where('production_production_tags.production_id', '=', productionId)
    .orderBy('production_tags.position')
    .execute();
  return rows.map((row) => ({ id: row.id, slug: row.slug, name: localizedFrom(row, 'name') }));
}
