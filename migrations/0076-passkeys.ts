import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Passkeys of accounts, whose columns are better-auth's under names of ours; and which sessions one of them opened. */
export function passkeys(engine: Engine): Migration {
  const { id, flag, instant } = columnsFor(engine);

  return {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .alterTable('users')
        .addColumn('has_passkey', flag, (column) => column.notNull().defaultTo(false))
        .execute();
      await schema
        .alterTable('sessions')
        .addColumn('by_passkey', flag, (column) => column.notNull().defaultTo(false))
        .execute();
      await id(schema.createTable('passkeys'))
        .addColumn('user_id', 'integer', (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('name', 'text')
        .addColumn('credential_id', 'text', (column) => column.notNull().unique())
        .addColumn('public_key', 'text', (column) => column.notNull())
        .addColumn('counter', 'bigint', (column) => column.notNull())
        .addColumn('device_type', 'text', (column) => column.notNull())
        .addColumn('backed_up', flag, (column) => column.notNull())
        .addColumn('transports', 'text')
        .addColumn('aaguid', 'text')
        .addColumn('created_at', instant)
        .execute();
      await schema.createIndex('passkeys_user_id').on('passkeys').column('user_id').execute();
    },
  };
}
