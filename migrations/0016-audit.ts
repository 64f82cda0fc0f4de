import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/**
 * Audit of changes: author, content and time. Entries outlive the account and the entity they are about, so they refer
 * to neither.
 */
export function audit(engine: Engine): Migration {
  const { id, instant, json } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await id(schema.createTable('audit_entries'))
        .addColumn('at', instant, (column) => column.notNull())
        .addColumn('actor_id', 'integer')
        .addColumn('actor_system', 'text')
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('entity', 'text', (column) => column.notNull())
        .addColumn('entity_id', 'text')
        .addColumn('changes', json, (column) => column.notNull())
        .execute();
      const index = (name: string) => schema.createIndex(name).on('audit_entries');
      await index('audit_entries_at').column('at').execute();
      await index('audit_entries_entity').columns(['entity', 'entity_id']).execute();
      await index('audit_entries_actor').column('actor_id').execute();
    },
  };
}
