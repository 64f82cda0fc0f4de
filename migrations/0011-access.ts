import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

const RESOURCES = [
  'events',
  'productions',
  'teasers',
  'series',
  'venues',
  'rooms',
  'persons',
  'person_categories',
  'event_types',
  'genres',
  'event_tags',
  'production_tags',
  'seasons',
];

/**
 * Access of events, productions and rooms; directions to a venue; contents of the footer; and since when each entry of the
 * programme has existed in its current state.
 */
export function access(engine: Engine): Migration {
  const { instant, json } = columnsFor(engine);
  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      for (const table of ['events', 'productions', 'rooms'])
        await schema.alterTable(table).addColumn('access_kinds', 'integer').execute();
      for (const name of ['phone', 'email'])
        await schema.alterTable('venues').addColumn(name, 'text').execute();
      for (const name of ['social_links', 'footer_logos'])
        await schema
          .alterTable('site_settings')
          .addColumn(name, json, (column) => column.notNull().defaultTo('[]'))
          .execute();
      for (const name of ['price_page_de', 'price_page_en'])
        await schema.alterTable('site_settings').addColumn(name, 'text').execute();

      for (const table of RESOURCES) {
        for (const name of table === 'events' ? ['published_at', 'updated_at'] : ['updated_at'])
          await schema
            .alterTable(table)
            .addColumn(name, instant, (column) => column.notNull().defaultTo(LONG_AGO))
            .execute();
      }

      // Covers every filter of the calendar (docs/algorithms/calendar-query.md).
      await schema.dropIndex('events_in_calendar').execute();
      await schema
        .createIndex('events_in_calendar')
        .on('events')
        .columns([
          'is_online',
          'date_start',
          'id',
          'date_end',
          'room_id',
          'type_id',
          'genre_id',
          'series_id',
          'age_from',
          'age_to',
          'day',
          'production_id',
          'id_jet',
          'access_kinds',
        ])
        .execute();
    },
  };
}

/** Date of rows from before it was recorded. */
const LONG_AGO = '2020-01-01T00:00:00.000Z';
