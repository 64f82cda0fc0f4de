import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addLocalizedText, columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Venues, rooms, productions, events and their classifications. */
export function programme(engine: Engine): Migration {
  const { id, flag, json, instant, day } = columnsFor(engine);
  const optional = <T>(column: T): T => column;

  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;

      const venues = addLocalizedText(
        addLocalizedText(addLocalizedText(id(schema.createTable('venues')), 'name'), 'directions'),
        'access',
      );
      await venues
        .addColumn('slug', 'text', (column) => column.notNull().unique())
        .addColumn('street', 'text', (column) => column.notNull())
        .addColumn('postal_code', 'text', (column) => column.notNull())
        .addColumn('city', 'text', (column) => column.notNull())
        .execute();

      const rooms = addLocalizedText(
        addLocalizedText(addLocalizedText(id(schema.createTable('rooms')), 'name'), 'floor'),
        'access',
      );
      await rooms
        .addColumn('slug', 'text', (column) => column.notNull().unique())
        .addColumn('venue_id', 'integer', (column) => column.notNull().references('venues.id'))
        .addColumn('position', 'integer', (column) => column.notNull())
        .execute();

      for (const name of ['genres', 'event_types', 'event_tags', 'production_tags'] as const) {
        await addLocalizedText(id(schema.createTable(name)), 'name')
          .addColumn('slug', 'text', (column) => column.notNull().unique())
          .addColumn('show_in_filter', flag, (column) => column.notNull().defaultTo(true))
          .addColumn('position', 'integer', (column) => column.notNull())
          .execute();
      }

      await addLocalizedText(id(schema.createTable('seasons')), 'name')
        .addColumn('slug', 'text', (column) => column.notNull().unique())
        .addColumn('starts_on', day, (column) => column.notNull())
        .addColumn('ends_on', day, (column) => column.notNull())
        .execute();

      const series = addLocalizedText(
        addLocalizedText(addLocalizedText(id(schema.createTable('series')), 'title'), 'subline'),
        'description',
      );
      await series
        .addColumn('slug', 'text', (column) => column.notNull().unique())
        .addColumn('show_in_filter', flag, (column) => column.notNull().defaultTo(true))
        .addColumn('position', 'integer', (column) => column.notNull())
        .execute();

      await addLocalizedText(id(schema.createTable('person_categories')), 'name')
        .addColumn('slug', 'text', (column) => column.notNull().unique())
        .addColumn('position', 'integer', (column) => column.notNull())
        .execute();

      await addLocalizedText(addLocalizedText(id(schema.createTable('persons')), 'role'), 'biography')
        .addColumn('slug', 'text', (column) => column.notNull().unique())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('sort_name', 'text', (column) => column.notNull())
        .addColumn('category_id', 'integer', (column) => column.notNull().references('person_categories.id'))
        .execute();

      let productions = id(schema.createTable('productions')).addColumn('slug', 'text', (column) =>
        column.notNull(),
      );
      for (const name of ['title', 'subline', 'lead', 'description', 'language'])
        productions = addLocalizedText(productions, name);
      for (const name of ['important_info', 'promoter'])
        productions = addLocalizedText(productions, name, optional);
      await productions
        .addColumn('type_id', 'integer', (column) => column.notNull().references('event_types.id'))
        .addColumn('genre_id', 'integer', (column) => column.notNull().references('genres.id'))
        .addColumn('series_id', 'integer', (column) => column.references('series.id'))
        .addColumn('season_id', 'integer', (column) => column.notNull().references('seasons.id'))
        .addColumn('age_from', 'integer', (column) => column.notNull())
        .addColumn('age_to', 'integer', (column) => column.notNull())
        .addColumn('duration_minutes', 'integer', (column) => column.notNull())
        .addColumn('doors_minutes', 'integer', (column) => column.notNull())
        .addColumn('programs', json, (column) => column.notNull())
        .addColumn('images', json, (column) => column.notNull())
        .addColumn('sponsors', json, (column) => column.notNull())
        .addColumn('is_online', flag, (column) => column.notNull().defaultTo(true))
        .addUniqueConstraint('productions_slug_unique', ['slug'])
        .execute();

      await link(
        db,
        'production_production_tags',
        ['production_id', 'productions'],
        ['tag_id', 'production_tags'],
      );
      await addLocalizedText(schema.createTable('contributions'), 'role')
        .addColumn('production_id', 'integer', (column) =>
          column.notNull().references('productions.id').onDelete('cascade'),
        )
        .addColumn('person_id', 'integer', (column) =>
          column.notNull().references('persons.id').onDelete('cascade'),
        )
        .addColumn('position', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('contributions_primary', ['production_id', 'position'])
        .execute();
      await schema.createIndex('contributions_by_person').on('contributions').column('person_id').execute();

      await id(schema.createTable('events'))
        .addColumn('production_id', 'integer', (column) => column.notNull().references('productions.id'))
        .addColumn('room_id', 'integer', (column) => column.notNull().references('rooms.id'))
        .addColumn('type_id', 'integer', (column) => column.notNull().references('event_types.id'))
        .addColumn('genre_id', 'integer', (column) => column.notNull().references('genres.id'))
        .addColumn('series_id', 'integer', (column) => column.references('series.id'))
        .addColumn('date_start', instant, (column) => column.notNull())
        .addColumn('date_end', instant, (column) => column.notNull())
        .addColumn('day', day, (column) => column.notNull())
        .addColumn('age_from', 'integer', (column) => column.notNull())
        .addColumn('age_to', 'integer', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull().defaultTo('scheduled'))
        .addColumn('id_jet', 'integer', (column) => column.unique())
        .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('is_online', flag, (column) => column.notNull().defaultTo(true))
        .execute();
      // Covers every filter of the calendar (docs/algorithms/calendar-query.md).
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
        ])
        .execute();
      await schema
        .createIndex('events_by_production')
        .on('events')
        .columns(['production_id', 'date_start'])
        .execute();

      await link(db, 'event_event_tags', ['event_id', 'events'], ['tag_id', 'event_tags']);
      await schema
        .createIndex('event_event_tags_by_tag')
        .on('event_event_tags')
        .columns(['tag_id', 'event_id'])
        .execute();

      let teasers = id(schema.createTable('teasers')).addColumn('name', 'text', (column) => column.notNull());
      for (const name of ['preline', 'headline', 'subline', 'link_text', 'link_url'])
        teasers = addLocalizedText(teasers, name);
      await teasers
        .addColumn('day', day, (column) => column.notNull())
        .addColumn('art_slug', 'text', (column) => column.notNull())
        .execute();
      await schema.createIndex('teasers_by_day').on('teasers').column('day').execute();

      await addLocalizedText(id(schema.createTable('opening_hours')), 'alternative_text', optional)
        .addColumn('weekday', 'integer', (column) => column.notNull())
        .addColumn('time_from', 'text')
        .addColumn('time_to', 'text')
        .addColumn('closed', flag, (column) => column.notNull().defaultTo(false))
        .addColumn('alternative_link_url', 'text')
        .execute();
      await addLocalizedText(id(schema.createTable('opening_hours_exceptions')), 'alternative_text', optional)
        .addColumn('day', day, (column) => column.notNull())
        .addColumn('time_from', 'text')
        .addColumn('time_to', 'text')
        .addColumn('closed', flag, (column) => column.notNull().defaultTo(false))
        .addColumn('alternative_link_url', 'text')
        .execute();
      await schema
        .createIndex('opening_hours_exceptions_by_day')
        .on('opening_hours_exceptions')
        .column('day')
        .execute();
    },
  };
}

async function link(
  db: Kysely<unknown>,
  name: string,
  one: [string, string],
  other: [string, string],
): Promise<void> {
  await db.schema
    .createTable(name)
    .addColumn(one[0], 'integer', (column) => column.notNull().references(`${one[1]}.id`).onDelete('cascade'))
    .addColumn(other[0], 'integer', (column) =>
      column.notNull().references(`${other[1]}.id`).onDelete('cascade'),
    )
    .addPrimaryKeyConstraint(`${name}_primary`, [one[0], other[0]])
    .execute();
}
