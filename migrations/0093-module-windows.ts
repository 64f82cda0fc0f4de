import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Versions that hold modules with a window are marked, so that a list of plans reads no other; pages in the trash get an index. */
export function moduleWindows(engine: Engine): Migration {
  const { flag } = columnsFor(engine);
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('document_versions')
        .addColumn('has_windows', flag, (added) => added.notNull().defaultTo(false))
        .execute();
      await sql`update document_versions set has_windows = true where content like ${'%"online_%":"%'}`.execute(
        db,
      );
      await db.schema
        .createIndex('document_versions_with_windows')
        .on('document_versions')
        .column('document_id')
        .where(sql.raw<boolean>('has_windows'))
        .execute();
      await db.schema
        .createIndex('pages_in_trash')
        .on('pages')
        .columns(['deleted_at', 'id'])
        .where(sql.raw<boolean>('deleted_at is not null'))
        .execute();
    },
  };
}
