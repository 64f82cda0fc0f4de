import { sql } from 'kysely';
import type { Db } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { NamedOption } from '#lib/named-option.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';
import type { OptionFilter } from './event-filter.ts';

/** The tags of an event, in their order. */
export async function findTagsOfEvent(db: Db, eventId: number): Promise<NamedOption[]> {
  const rows = await db
    .selectFrom('event_event_tags')
    .innerJoin('event_tags', 'event_tags.id', 'event_event_tags.tag_id')
    .select(['event_tags.id', 'event_tags.slug', 'event_tags.name_de', 'event_tags.name_en'])
    .where('event_event_tags.event_id', '=', eventId)
    .orderBy('event_tags.position')
    .execute();
  return rows.map((row) => ({ id: row.id, slug: row.slug, name: localizedFrom(row, 'name') }));
}

export interface FilterOption extends NamedOption {
  showInFilter: boolean;
  updatedAt: Instant;
}

/** Types, tags or genres in their order. */
export async function findOptions(
  db: Db,
  table: 'event_types' | 'event_tags' | 'genres',
): Promise<FilterOption[]> {
  const rows = await db.selectFrom(table).selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: localizedFrom(row, 'name'),
    showInFilter: row.show_in_filter,
    updatedAt: row.updated_at,
  }));
}

/** The rooms of all venues and the series shown in filters, in their order, for the calendar's filters. */
export async function findPlacesAndSeries(
  db: Db,
): Promise<{ rooms: Omit<NamedOption, 'slug'>[]; series: Omit<NamedOption, 'slug'>[] }> {
  const [rooms, series] = await Promise.all([
    db.selectFrom('rooms').select(['id', 'name_de', 'name_en']).orderBy('position').execute(),
    db
      .selectFrom('series')
      .select(['id', 'title_de', 'title_en'])
      .where('show_in_filter', '=', true)
      .orderBy('position')
      .execute(),
  ]);
  return {
    rooms: rooms.map((row) => ({ id: row.id, name: localizedFrom(row, 'name') })),
    series: series.map((row) => ({ id: row.id, name: localizedFrom(row, 'title') })),
  };
}

const NAMED_BY = {
  room: ['rooms', 'name'],
  type: ['event_types', 'name'],
  tag: ['event_tags', 'name'],
  series: ['series', 'title'],
  genre: ['genres', 'name'],
  production: ['productions', 'title'],
} as const satisfies Record<OptionFilter | 'production', readonly [string, string]>;

/** Finds the names of a filter's options, shown in filters or not; a production only while it is online. */
export async function findNamesOfFilter(
  db: Db,
  filter: OptionFilter | 'production',
  ids: readonly number[],
): Promise<Localized[]> {
  if (ids.length === 0) return [];
  const [table, name] = NAMED_BY[filter];
  const rows = await db
    .selectFrom(table)
    .select([sql.ref<string>(`${name}_de`).as('name_de'), sql.ref<string | null>(`${name}_en`).as('name_en')])
    .where('id', 'in', [...ids])
    .$if(table === 'productions', (query) => query.where(sql.ref('is_online'), '=', true))
    .orderBy('id')
    .execute();
  return rows.map((row) => localizedFrom(row, 'name'));
}

/** The names of the tags of some events. */
export async function findTagsOfEvents(
  db: Db,
  eventIds: readonly number[],
): Promise<Map<number, Localized[]>> {
  const tags = new Map<number, Localized[]>();
  if (eventIds.length === 0) return tags;
  const rows = await db
    .selectFrom('event_event_tags')
    .innerJoin('event_tags', 'event_tags.id', 'event_event_tags.tag_id')
    .select(['event_id', 'event_tags.name_de', 'event_tags.name_en'])
    .where('event_id', 'in', [...eventIds])
    .orderBy('event_tags.position')
    .execute();
  for (const row of rows) {
    const names = tags.get(row.event_id);
    if (names) names.push(localizedFrom(row, 'name'));
    else tags.set(row.event_id, [localizedFrom(row, 'name')]);
  }
  return tags;
}
