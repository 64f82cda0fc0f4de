import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Waiting list for places, the holds offered to people on it, and places reserved for them when some become free. */
export function waitingList(engine: Engine): Migration {
  const { id, instant, json, flag } = columnsFor(engine);
  const no = engine === 'postgres' ? sql`false` : sql`0`;
  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .alterTable('pools')
        .addColumn('waiting_from', 'integer', (column) => column.check(sql`waiting_from > 0`))
        .execute();
      await schema
        .alterTable('holds')
        .addColumn('is_offer', flag, (column) => column.notNull().defaultTo(no))
        .execute();

      await id(schema.createTable('waiting_entries'))
        .addColumn('secret', 'text', (column) => column.notNull().unique())
        .addColumn('performance_id', 'integer', (column) => column.notNull().references('performances.id'))
        .addColumn('pool_id', 'integer', (column) => column.notNull().references('pools.id'))
        .addColumn('state', 'text', (column) =>
          column
            .notNull()
            .defaultTo('waiting')
            .check(sql`state in ('waiting', 'offered', 'taken', 'left', 'lapsed', 'over')`),
        )
        .addColumn('wanted', json, (column) => column.notNull())
        .addColumn('tickets', 'integer', (column) => column.notNull().check(sql`tickets > 0`))
        .addColumn('least_units', 'integer', (column) => column.notNull().check(sql`least_units > 0`))
        .addColumn('only_together', flag, (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
        .addColumn('hold_id', 'integer', (column) =>
          column.unique().references('holds.id').onDelete('set null'),
        )
        .addColumn('offered_until', instant)
        .addColumn('joined_at', instant, (column) => column.notNull())
        .addColumn('ended_at', instant)
        .execute();
      // In the order in which places are offered.
      await schema
        .createIndex('waiting_entries_in_line')
        .on('waiting_entries')
        .columns(['pool_id', 'state', 'id'])
        .execute();
      await schema
        .createIndex('waiting_entries_by_performance')
        .on('waiting_entries')
        .column('performance_id')
        .execute();
      await schema.createIndex('waiting_entries_by_user').on('waiting_entries').column('user_id').execute();
      // One entry for each address: asking twice does not mean waiting twice.
      await sql`create unique index waiting_entries_open on waiting_entries (pool_id, email)
        where state in ('waiting', 'offered')`.execute(db);
    },
  };
}
