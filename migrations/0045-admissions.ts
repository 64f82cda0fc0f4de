import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Admissions by ticket: time, door, the staff member who admitted it, and the scan. */
export function admissions(engine: Engine): Migration {
  const { instant } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      for (const [name, type] of [
        ['admitted_at', instant],
        ['admitted_by', 'integer'],
        ['admitted_door', 'text'],
        ['admitted_scan', 'text'],
      ] as const)
        await schema.alterTable('order_tickets').addColumn(name, type).execute();
    },
  };
}
