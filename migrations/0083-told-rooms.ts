import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** In which room an event is, and which one people with tickets know. */
export function toldRooms(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const column of ['event_room_id', 'told_room_id'])
        await db.schema.alterTable('performances').addColumn(column, 'integer').execute();
      await sql`update performances set event_room_id =
        (select room_id from events where events.id_jet = performances.id)`.execute(db);
    },
  };
}
