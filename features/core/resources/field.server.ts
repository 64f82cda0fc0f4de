import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Db, Trx } from '#features/database.server.ts';

/** A stored row of any table; its columns are typed by the fields. */
export type Row = Record<string, unknown>;

/** The rows of another table that a value names, which must exist. */
interface RefersTo<T> {
  table: string;
  ids(value: T): number[];
  /** They are embedded in a value: searching for references reads them all. */
  isEmbedded?: true;
}

export type RowCondition = (eb: ExpressionBuilder<Record<string, Row>, string>) => Expression<SqlBool>;

/** Filter that a list parameter applies to a field. */
export interface ListFilter {
  /** Suffix of the field's name: `date_start_from`. */
  suffix: '' | '_from' | '_to';
  /** Reads the parameter. */
  schema: z.ZodType<string | number>;
  example: string;
  condition(value: string | number): RowCondition;
}

/** A writable field stored in columns of the resource's own row. */
export interface ColumnField<T = unknown> {
  kind: 'columns';
  schema: z.ZodType<T>;
  read(row: Row): T;
  write(value: T): Row;
  refersTo?: RefersTo<T>;
  /** The column a list is sorted by, where it can be; texts are compared by their characters, as on both engines. */
  sortBy?: { column: string; isText?: true };
  /** The columns a list is searched in. */
  searchIn?: string[];
  filters?: ListFilter[];
}

/** A part that lies in its own rows: tags, contributors, videos. Written whole, in its order. */
export interface RowsField<T = unknown> {
  kind: 'rows';
  schema: z.ZodType<T>;
  load(db: Db, ownerId: number): Promise<T>;
  replace(trx: Trx, ownerId: number, value: T): Promise<void>;
  refersTo?: RefersTo<T>;
  filters?: ListFilter[];
}

// Fields of many types stand beside each other in one resource; each is only ever given the values of its schema.
// biome-ignore lint/suspicious/noExplicitAny: the one type that fields of every type fit into
export type Field = ColumnField<any> | RowsField<any>;
export type Fields = Record<string, Field>;

/** Input for fields, by their names. */
export type InputOf<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { schema: z.ZodType<infer T> } ? T : never;
};
