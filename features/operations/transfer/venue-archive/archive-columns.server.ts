import type { Db, Trx } from '#features/database.server.ts';
import { ARCHIVED, type ArchivedTable } from './archive-tables.ts';

export type ColumnKind = 'text' | 'integer' | 'flag' | 'json';

export interface ArchivedColumn {
  name: string;
  kind: ColumnKind;
  isOptional: boolean;
}

/** A table with its columns as this database has them, in the order of their names. */
export interface TableColumns {
  table: ArchivedTable;
  columns: ArchivedColumn[];
}

const KINDS: Record<string, ColumnKind> = {
  text: 'text',
  integer: 'integer',
  int4: 'integer',
  boolean: 'flag',
  bool: 'flag',
  json: 'json',
  jsonb: 'json',
};

/** The archived tables, each behind those it refers to, with the same columns on both engines. */
export async function readArchivedTables(db: Db | Trx): Promise<TableColumns[]> {
  const tables = await db.introspection.getTables();
  return ARCHIVED.map((table) => {
    const found = tables.find(({ name }) => name === table.name);
    if (!found) throw new Error(`table ${table.name} is missing: run the migrations`);
    const columns = found.columns.map(({ name, dataType, isNullable }) => {
      const kind = KINDS[dataType.toLowerCase()];
      if (!kind)
        throw new Error(
          `column ${table.name}.${name} has type ${dataType}, which the archive format does not support`,
        );
      return { name, kind, isOptional: isNullable };
    });
    return { table, columns: columns.toSorted((one, other) => (one.name < other.name ? -1 : 1)) };
  });
}
