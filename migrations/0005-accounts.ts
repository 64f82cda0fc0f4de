import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Accounts, sessions and credentials, whose columns are better-auth's under names of ours; and the favourites of accounts. */
export function accounts(engine: Engine): Migration {
  const { id, flag, instant } = columnsFor(engine);

  return {
    async up({ schema }: Kysely<unknown>) {
      await id(schema.createTable('users'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('first_name', 'text', (column) => column.notNull())
        .addColumn('last_name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('email_verified', flag, (column) => column.notNull().defaultTo(false))
        .addColumn('image', 'text')
        .addColumn('role', 'text', (column) => column.notNull())
        .addColumn('created_at', instant, (column) => column.notNull())
        .addColumn('updated_at', instant, (column) => column.notNull())
        .execute();

      await id(schema.createTable('sessions'))
        .addColumn('user_id', 'integer', (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('token', 'text', (column) => column.notNull().unique())
        .addColumn('expires_at', instant, (column) => column.notNull())
        .addColumn('ip_address', 'text')
        .addColumn('user_agent', 'text')
        .addColumn('created_at', instant, (column) => column.notNull())
        .addColumn('updated_at', instant, (column) => column.notNull())
        .execute();
      await schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
      await schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute();

      let credentials = id(schema.createTable('credentials'))
        .addColumn('user_id', 'integer', (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('account_id', 'text', (column) => column.notNull())
        .addColumn('provider_id', 'text', (column) => column.notNull());
      for (const name of ['password', 'access_token', 'refresh_token', 'id_token', 'scope'])
        credentials = credentials.addColumn(name, 'text');
      await credentials
        .addColumn('access_token_expires_at', instant)
        .addColumn('refresh_token_expires_at', instant)
        .addColumn('created_at', instant, (column) => column.notNull())
        .addColumn('updated_at', instant, (column) => column.notNull())
        .addUniqueConstraint('credentials_once', ['user_id', 'provider_id'])
        .execute();

      await id(schema.createTable('verifications'))
        .addColumn('identifier', 'text', (column) => column.notNull())
        .addColumn('value', 'text', (column) => column.notNull())
        .addColumn('expires_at', instant, (column) => column.notNull())
        .addColumn('created_at', instant, (column) => column.notNull())
        .addColumn('updated_at', instant, (column) => column.notNull())
        .execute();
      await schema
        .createIndex('verifications_by_identifier')
        .on('verifications')
        .column('identifier')
        .execute();

      await id(schema.createTable('attempts'))
        .addColumn('key', 'text', (column) => column.notNull().unique())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('last_request', 'bigint', (column) => column.notNull())
        .execute();

      await schema
        .createTable('favourites')
        .addColumn('user_id', 'integer', (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('event_id', 'integer', (column) =>
          column.notNull().references('events.id').onDelete('cascade'),
        )
        .addColumn('position', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('favourites_primary', ['user_id', 'event_id'])
        .execute();
      await schema.createIndex('favourites_by_event').on('favourites').column('event_id').execute();
    },
  };
}
