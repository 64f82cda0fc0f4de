import { z } from 'zod';
import { idNumber } from './column-fields.server.ts';
import type { RowsField } from './field.server.ts';
import { anyTable } from './row-store.server.ts';

const MOST_LINKS = 50;

/** The ids of rows of another table that are linked through a table between the two. */
export function linkedIds({
  through,
  own,
  other,
  table,
}: {
  through: string;
  /** The columns of the table between: the resource's own id, and the other's. */
  own: string;
  other: string;
  /** Where the ids lead. */
  table: string;
}): RowsField<number[]> {
  return {
    kind: 'rows',
    schema: z
      .array(idNumber)
      .max(MOST_LINKS)
      .refine((ids) => new Set(ids).size === ids.length, { error: 'must not name anything twice' }),
    refersTo: { table, ids: (ids) => ids },
    async load(db, ownerId) {
      const rows = await anyTable(db)
        .selectFrom(through)
        .select(other)
        .where(own, '=', ownerId)
        .orderBy(other)
        .execute();
      return rows.map((row) => Number(row[other]));
    },
    async replace(trx, ownerId, ids) {
      await anyTable(trx).deleteFrom(through).where(own, '=', ownerId).execute();
      if (ids.length === 0) return;
      await anyTable(trx)
        .insertInto(through)
        .values(ids.map((id) => ({ [own]: ownerId, [other]: id })))
        .execute();
    },
  };
}

/** Rows of a table that belong to the resource alone, in their order. */
export function ownRows<T>({
  table,
  own,
  schema,
  read,
  write,
  refersTo,
}: {
  table: string;
  /** The column with the resource's id; another one, `position`, keeps the order. */
  own: string;
  schema: z.ZodType<T[]>;
  read(row: Record<string, unknown>): T;
  write(value: T): Record<string, unknown>;
  refersTo?: { table: string; ids(values: T[]): number[] };
}): RowsField<T[]> {
  return {
    kind: 'rows',
    schema,
    ...(refersTo ? { refersTo } : {}),
    async load(db, ownerId) {
      const rows = await anyTable(db)
        .selectFrom(table)
        .selectAll()
        .where(own, '=', ownerId)
        .orderBy('position')
        .execute();
      return rows.map(read);
    },
    async replace(trx, ownerId, values) {
      await anyTable(trx).deleteFrom(table).where(own, '=', ownerId).execute();
      if (values.length === 0) return;
      await anyTable(trx)
        .insertInto(table)
        .values(values.map((value, position) => ({ ...write(value), [own]: ownerId, position })))
        .execute();
    },
  };
}
