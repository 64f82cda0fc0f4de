import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Shifts {
  till_shifts: { id: number; till: string; till_key: string; closed_at: string | null };
}

/** Names of tills without their case, so that one till cannot be opened by two spellings at the same moment. */
export function tillSpellings(): Migration {
  return {
    async up(untyped: Kysely<unknown>) {
      const db = untyped as Kysely<Shifts>;
      await db.schema
        .alterTable('till_shifts')
        .addColumn('till_key', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      const shifts = await db
        .selectFrom('till_shifts')
        .select(['id', 'till', 'closed_at'])
        .orderBy('id')
        .execute();
      const open = new Set<string>();
      for (const { id, till, closed_at } of shifts) {
        const key = till.toLocaleLowerCase('de');
        // Two that are open already are closed one by one, as before.
        const isTwin = closed_at === null && open.has(key);
        if (closed_at === null) open.add(key);
        await db
          .updateTable('till_shifts')
          .set({ till_key: isTwin ? `${key} ${id}` : key })
          .where('id', '=', id)
          .execute();
      }
      await db.schema
        .createIndex('till_shifts_open_by_till_key')
        .unique()
        .on('till_shifts')
        .column('till_key')
        .where(sql.ref('closed_at'), 'is', null)
        .execute();
    },
  };
}
