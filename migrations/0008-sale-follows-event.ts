import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Event data the sale needs, the owner of a hold, and the keys and indexes the box office relies on. */
export function saleFollowsEvent(engine: Engine): Migration {
  const { instant } = columnsFor(engine);

  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .alterTable('performances')
        .addColumn('event_state', 'text', (column) => column.notNull().defaultTo('scheduled'))
        .execute();
      for (const name of ['event_starts_at', 'event_ends_at'] as const)
        await schema.alterTable('performances').addColumn(name, instant).execute();
      await fillFromEvents(db);

      for (const name of ['session_hash', 'nonce', 'client_hash'] as const)
        await schema.alterTable('holds').addColumn(name, 'text').execute();
      await index(db, 'holds_by_session', 'holds', ['session_hash']);
      await index(db, 'holds_by_client', 'holds', ['client_hash']);

      // Two pools for the same places would be sold twice. A missing group or block counts as one value.
      await sql`create unique index pools_unique on pools
        (performance_id, coalesce(seat_group_id, 0), coalesce(block_id, 0))`.execute(db);

      // Without them the database reads a whole table when a row that others refer to changes.
      await index(db, 'performances_by_price_list', 'performances', ['price_list_id']);
      await index(db, 'pools_by_seat_group', 'pools', ['seat_group_id']);
      await index(db, 'pool_draws_by_house_pool', 'pool_draws', ['house_pool_id']);
      await index(db, 'hold_lines_by_performance', 'hold_lines', ['performance_id']);
      await index(db, 'hold_lines_by_pool', 'hold_lines', ['pool_id']);
      await index(db, 'hold_lines_by_price', 'hold_lines', ['price_id']);
    },
  };
}

async function index(db: Kysely<unknown>, name: string, table: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}

async function fillFromEvents(db: Kysely<unknown>): Promise<void> {
  await sql`update performances set
    event_state = coalesce((
      select case when events.is_online and productions.is_online then events.status else 'offline' end
      from events inner join productions on productions.id = events.production_id
      where events.id_jet = performances.id
    ), event_state),
    event_starts_at = (select date_start from events where events.id_jet = performances.id),
    event_ends_at = (select date_end from events where events.id_jet = performances.id)`.execute(db);
}
