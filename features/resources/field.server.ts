import type { z } from 'zod';
import type { Db, Trx } from '#features/database.server.ts';

/** A stored row of any table; what its columns hold is the fields' business. */
export type Row = Record<string, unknown>;

/** A part of a draft that lies in columns of the resource's own row. */
export interface ColumnField<T = unknown> {
  kind: 'columns';
  schema: z.ZodType<T>;
  read(row: Row): T;
  write(value: T): Row;
  /** The rows of another table that a value names, which must exist. */
  refersTo?: { table: string; ids(value: T): number[] };
}

/** A part of a draft that lies in rows of its own: tags, contributors, videos. Written whole, in its order. */
export interface RowsField<T = unknown> {
  kind: 'rows';
  schema: z.ZodType<T>;
  load(db: Db, ownerId: number): Promise<T>;
  replace(trx: Trx, ownerId: number, value: T): Promise<void>;
  refersTo?: { table: string; ids(value: T): number[] };
}

// Fields of many types stand beside each other in one resource; each is only ever given the values of its own schema.
// biome-ignore lint/suspicious/noExplicitAny: the one type that fields of every type fit into
export type Field = ColumnField<any> | RowsField<any>;
