import type { Db } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';
import { localizedFrom, optionalLocalizedFrom } from '#platform/database/columns.server.ts';
import type { ProductionImage, ProductionProgram } from './table.server.ts';

/** A production with everything its dates share. */
export interface Production {
  id: number;
  slug: string;
  title: Localized;
  subline: Localized;
  lead: Localized;
  /** Paragraphs as HTML. */
  description: Localized;
  language: Localized;
  importantInfo: Localized | null;
  promoter: Localized | null;
  durationMinutes: number;
  doorsMinutes: number;
  programs: ProductionProgram[];
  images: ProductionImage[];
  sponsors: string[];
  seriesId: number | null;
}

/** A production that is online. */
export async function findProduction(db: Db, id: number): Promise<Production | null> {
  const row = await db
    .selectFrom('productions')
    .selectAll()
    .where('id', '=', id)
    .where('is_online', '=', true)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    slug: row.slug,
    title: localizedFrom(row, 'title'),
    subline: localizedFrom(row, 'subline'),
    lead: localizedFrom(row, 'lead'),
    description: localizedFrom(row, 'description'),
    language: localizedFrom(row, 'language'),
    importantInfo: optionalLocalizedFrom(row, 'important_info'),
    promoter: optionalLocalizedFrom(row, 'promoter'),
    durationMinutes: row.duration_minutes,
    doorsMinutes: row.doors_minutes,
    programs: row.programs,
    images: row.images,
    sponsors: row.sponsors,
    seriesId: row.series_id,
  };
}

export interface Contribution {
  personId: number;
  slug: string;
  name: string;
  role: Localized;
}

/** Who takes part in a production, in the order they are named. */
export async function findContributions(db: Db, productionId: number): Promise<Contribution[]> {
  const rows = await db
    .selectFrom('contributions')
    .innerJoin('persons', 'persons.id', 'contributions.person_id')
    .select(['persons.id', 'persons.slug', 'persons.name', 'contributions.role_de', 'contributions.role_en'])
    .where('contributions.production_id', '=', productionId)
    .orderBy('contributions.position')
    .execute();
  return rows.map((row) => ({
    personId: row.id,
    slug: row.slug,
    name: row.name,
    role: localizedFrom(row, 'role'),
  }));
}

export interface Season {
  id: number;
  slug: string;
  name: Localized;
  startsOn: Day;
  endsOn: Day;
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
  }));
}

export interface ProductionTag {
  id: number;
  slug: string;
  name: Localized;
  showInFilter: boolean;
}

export async function findProductionTags(db: Db): Promise<ProductionTag[]> {
  const rows = await db.selectFrom('production_tags').selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: localizedFrom(row, 'name'),
    showInFilter: row.show_in_filter,
  }));
}
