import {
  type ColumnDefinitionBuilder,
  type ColumnType,
  type CreateTableBuilder,
  type Generated,
  type RawBuilder,
  sql,
} from 'kysely';
import type { Localized } from '#lib/localized.ts';
import type { Engine } from './engine.ts';

type Build = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

/** The column types of migrations, written once so that both engines agree (docs/decisions/0002). */
export interface Columns {
  /** Numbered identifier, given by the database. */
  id: <T extends string, C extends string>(
    table: CreateTableBuilder<T, C>,
  ) => CreateTableBuilder<T, C | 'id'>;
  /** `true`/`false` on PostgreSQL, 0/1 on SQLite, a boolean in the program (see `sqlite-database.server.ts`). */
  flag: RawBuilder<unknown>;
  /** A structure that is only read and written whole, never queried inside. */
  json: RawBuilder<unknown>;
  /** ISO instant in UTC; compares byte by byte on both engines. */
  instant: RawBuilder<unknown>;
  /** A venue day `YYYY-MM-DD`. */
  day: RawBuilder<unknown>;
  cents: RawBuilder<unknown>;
}

export function columnsFor(engine: Engine): Columns {
  const plainText = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    id: (table) =>
      engine === 'postgres'
        ? table.addColumn('id', 'integer', (column) => column.generatedByDefaultAsIdentity().primaryKey())
        : table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement()),
    flag: sql`boolean`,
    json: engine === 'postgres' ? sql`jsonb` : sql`json`,
    instant: plainText,
    day: plainText,
    cents: sql`integer`,
  };
}

/** Two text columns `name_de` (required) and `name_en`, sortable and searchable on both engines. */
export function addLocalizedText<T extends string, C extends string, N extends string>(
  table: CreateTableBuilder<T, C>,
  name: N,
  build: Build = (column) => column.notNull(),
): CreateTableBuilder<T, C | `${N}_de` | `${N}_en`> {
  return table.addColumn(`${name}_de`, 'text', build).addColumn(`${name}_en`, 'text');
}

/** Row type of `addLocalizedText`: `LocalizedColumns<'title'>` has `title_de` and `title_en`. */
export type LocalizedColumns<N extends string> = { [K in `${N}_de`]: string } & {
  [K in `${N}_en`]: string | null;
};
/** The same where the whole text may be missing. */
export type OptionalLocalizedColumns<N extends string> = { [K in `${N}_de` | `${N}_en`]: string | null };

export type GeneratedId = Generated<number>;
/** JSON column: parsed when read, `toJson(value)` when written. */
export type JsonColumn<T> = ColumnType<T, string, string>;
/** The same where the database knows what an empty one is. */
export type OptionalJsonColumn<T> = ColumnType<T, string | undefined, string>;
/** A column that the database fills where nothing is given. */
export type DefaultedColumn<T> = ColumnType<T, T | undefined, T>;
export type FlagColumn = ColumnType<boolean, boolean | undefined, boolean>;

export function toJson(value: unknown): string {
  return JSON.stringify(value);
}

/** The two columns of a localized text as one value. */
export function localizedFrom<N extends string>(row: LocalizedColumns<N>, name: N): Localized {
  const columns = row as Record<string, string | null>;
  return { de: columns[`${name}_de`] ?? '', en: columns[`${name}_en`] ?? null };
}

/** The same for a text that may be missing altogether. */
export function optionalLocalizedFrom<N extends string>(
  row: OptionalLocalizedColumns<N>,
  name: N,
): Localized | null {
  const columns = row as Record<string, string | null>;
  const de = columns[`${name}_de`];
  return de == null || de === '' ? null : { de, en: columns[`${name}_en`] ?? null };
}

/** A localized text as the two columns it is stored in. */
export function localizedColumns<N extends string>(name: N, value: Localized): LocalizedColumns<N> {
  return { [`${name}_de`]: value.de, [`${name}_en`]: value.en } as LocalizedColumns<N>;
}

export function optionalLocalizedColumns<N extends string>(
  name: N,
  value: Localized | null | undefined,
): OptionalLocalizedColumns<N> {
  return {
    [`${name}_de`]: value?.de ?? null,
    [`${name}_en`]: value?.en ?? null,
  } as OptionalLocalizedColumns<N>;
}
