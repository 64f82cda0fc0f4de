import type { Insertable, Selectable } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#features/database.server.ts';
import { because } from '#lib/field-problem.ts';
import { idNumber } from './column-fields.server.ts';
import type { RowsField } from './field.server.ts';
import { linkFilter } from './list-filters.server.ts';
import { anyTable } from './row-store.server.ts';

const MAX_LINKS = 50;

/** The ids of rows of another table that are linked through a table between the two. */
export function linkedIds({
  through,
  own,
  other,
  table,
}: {
  through: keyof Tables;
  /** The columns of the table between: the resource's own id, and the other's. */
  own: string;
  other: string;
  /** Table that the ids refer to. */
  table: keyof Tables;
}): RowsField<number[]> {
  return {
    kind: 'rows',
    schema: z
      .array(idNumber)
      .max(MAX_LINKS)
      .refine((ids) => new Set(ids).size === ids.length, because('duplicate')),
    refersTo: { table, ids: (ids) => ids },
    filters: [linkFilter({ through, own, other })],
    async load(db, ownerId) {
      const rows = await anyTable(db)
        .selectFrom(through)
        .select(other)
        .where(own, '=', ownerId)
        .orderBy(other)
        .execute();
      return rows.flatMap(({ [other]: id }) => (typeof id === 'number' ? [id] : []));
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
export function ownRows<V, T extends keyof Tables>({
  table,
  own,
  schema,
  read,
  write,
  refersTo,
}: {
  table: T;
  /** The column with the resource's id; another one, `position`, keeps the order. */
  own: string;
  schema: z.ZodType<V[]>;
  read(row: Selectable<Tables[T]>): V;
  write(value: V): Partial<Insertable<Tables[T]>>;
  refersTo?: { table: keyof Tables; ids(values: V[]): number[] };
}): RowsField<V[]> {
  const name: string = table;
  return {
    kind: 'rows',
    schema,
    ...(refersTo ? { refersTo } : {}),
    async load(db, ownerId) {
      const rows = await anyTable(db)
        .selectFrom(name)
        .selectAll()
        .where(own, '=', ownerId)
        .orderBy('position')
        .execute();
      return rows.map((row) => read(row as Selectable<Tables[T]>));
    },
    async replace(trx, ownerId, values) {
      await anyTable(trx).deleteFrom(name).where(own, '=', ownerId).execute();
      if (values.length === 0) return;
      await anyTable(trx)
        .insertInto(name)
        .values(values.map((value, position) => ({ ...write(value), [own]: ownerId, position })))
        .execute();
    },
  };
}
