import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Messages to everybody with a pass of one kind. */
export function passMessages(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      // Neither engine widens a check in place: the column takes over the name of the one it replaces.
      await schema
        .alterTable('ticket_messages')
        .addColumn('audience', 'text', (column) =>
          column.notNull().defaultTo('date').check(sql`audience in ('date', 'production', 'series', 'pass')`),
        )
        .execute();
      await sql`update ticket_messages set audience = scope`.execute(db);
      await schema.alterTable('ticket_messages').dropColumn('scope').execute();
      await schema.alterTable('ticket_messages').renameColumn('audience', 'scope').execute();
      await schema.alterTable('ticket_messages').addColumn('pass_kind_id', 'integer').execute();
      await schema
        .createIndex('ticket_messages_by_pass_kind')
        .on('ticket_messages')
        .columns(['pass_kind_id', 'id'])
        .where(sql.ref('pass_kind_id'), 'is not', null)
        .execute();
    },
  };
}
