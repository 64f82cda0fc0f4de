import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** The second factor of accounts, whose columns are better-auth's under names of ours; and whether the venue asks for it. */
export function twoFactor(engine: Engine): Migration {
  const { id, flag, instant } = columnsFor(engine);

  return {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .alterTable('users')
        .addColumn('two_factor_enabled', flag, (column) => column.notNull().defaultTo(false))
        .execute();
      await schema
        .alterTable('site_settings')
        .addColumn('is_two_factor_required', flag, (column) => column.notNull().defaultTo(false))
        .execute();
      await id(schema.createTable('two_factors'))
        .addColumn('user_id', 'integer', (column) =>
          column.notNull().unique().references('users.id').onDelete('cascade'),
        )
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('backup_codes', 'text', (column) => column.notNull())
        .addColumn('verified', flag, (column) => column.notNull().defaultTo(false))
        .addColumn('failed_verification_count', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('locked_until', instant)
        .execute();
    },
  };
}
