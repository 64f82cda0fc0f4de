import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import type { Engine } from '../engine.ts';
import { compareTables, copyTable } from './copy-tables.server.ts';
import { dropForeignKeys, findBrokenReferences, restoreForeignKeys } from './foreign-keys.server.ts';
import {
  readPostgresNumbers,
  readSqliteNumbers,
  writePostgresNumbers,
  writeSqliteNumbers,
} from './sequences.server.ts';
import { type AnyDatabase, readMigrations, readTableShapes, type TableShape } from './table-shape.server.ts';

/** A migration no build knows: no server starts on a database that is copied by half. */
export const UNFINISHED_COPY = '9999-unfinished-copy';

/** One side of a copy. */
export interface CopySide {
  db: AnyDatabase;
  engine: Engine;
}

/** The two databases do not have the same schema; `migrations` are those that only one of them has. */
export class SchemasDifferError extends Error {
  override name = 'SchemasDifferError';
  readonly migrations: readonly string[];
  constructor(migrations: readonly string[]) {
    super(`The databases have different schemas: ${migrations.join(', ')}`);
    this.migrations = migrations;
  }
}

export interface CopyOptions {
  /** Lets nobody write to a PostgreSQL source meanwhile; a snapshot for a backup lets everybody. */
  locksSource: boolean;
  /** Called after each table. */
  onTable?: (name: string, rows: number) => void;
}

/**
 * Copies all tables from one engine to the other, whose schema is there already, and compares them row by row
 * (docs/decisions/0139). Everything is read in one snapshot. Rows of the target are replaced, but for those that an
 * interrupted copy had brought. Gives the rows per table; throws `SchemasDifferError`, `CopyDiffersError`.
 */
export async function copyDatabase(
  from: CopySide,
  to: CopySide,
  { locksSource, onTable }: CopyOptions,
): Promise<Map<string, number>> {
  const sqlite = [from, to].find(({ engine }) => engine === 'sqlite');
  if (!sqlite)
    throw new Error('copyDatabase needs SQLite on one side: PostgreSQL copies itself with pg_dump');
  await requireSameSchema(from.db, to.db);
  const shapes = await readTableShapes(sqlite.db);
  await startCopy(to, shapes);
  const counts = await from.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (source) => {
      if (locksSource && from.engine === 'postgres')
        await sql`lock table ${sql.join(shapes.map(({ name }) => sql.table(name)))} in share mode`.execute(
          source,
        );
      const rows = new Map<string, number>();
      for (const shape of shapes) {
        rows.set(shape.name, await copyTable(source, to.db, shape));
        onTable?.(shape.name, rows.get(shape.name) ?? 0);
      }
      await copyNumbers({ db: source, engine: from.engine }, to, shapes);
      await compareTables(source, to.db, shapes);
      return rows;
    });
  await endCopy(to);
  return counts;
}

/** Tells if a copy into this database was interrupted. */
export async function isUnfinishedCopy(db: AnyDatabase): Promise<boolean> {
  return (await readMigrations(db)).includes(UNFINISHED_COPY);
}

async function requireSameSchema(from: AnyDatabase, to: AnyDatabase): Promise<void> {
  const [one, other] = [new Set(await readMigrations(from)), new Set(await readMigrations(to))];
  other.delete(UNFINISHED_COPY);
  const different = [...one, ...other].filter((name) => one.has(name) !== other.has(name));
  if (different.length > 0) throw new SchemasDifferError(different);
}

async function startCopy({ db, engine }: CopySide, shapes: readonly TableShape[]): Promise<void> {
  const isFirst = !(await isUnfinishedCopy(db));
  if (engine === 'postgres') await dropForeignKeys(db);
  else {
    await sql`pragma foreign_keys = off`.execute(db);
    // Commits wait for the disk at checkpoints alone: an interrupted copy goes on behind the last one.
    await sql`pragma synchronous = normal`.execute(db);
  }
  if (!isFirst) return;
  await db.transaction().execute(async (trx) => {
    for (const { name } of shapes) await trx.deleteFrom(name).execute();
    const mark = { name: UNFINISHED_COPY, timestamp: new Date(0).toISOString() };
    await trx.insertInto(DEFAULT_MIGRATION_TABLE).values(mark).execute();
  });
}

async function copyNumbers(from: CopySide, to: CopySide, shapes: readonly TableShape[]): Promise<void> {
  const numbers =
    from.engine === 'sqlite' ? await readSqliteNumbers(from.db) : await readPostgresNumbers(from.db, shapes);
  if (to.engine === 'sqlite') await writeSqliteNumbers(to.db, numbers);
  else await writePostgresNumbers(to.db, shapes, numbers);
}

async function endCopy({ db, engine }: CopySide): Promise<void> {
  if (engine === 'postgres') await restoreForeignKeys(db);
  else {
    const broken = await findBrokenReferences(db);
    if (broken.length > 0) throw new Error(`rows of the copy refer to none: ${broken.join(', ')}`);
    await sql`pragma foreign_keys = on`.execute(db);
    await sql`pragma synchronous = full`.execute(db);
  }
  await db.deleteFrom(DEFAULT_MIGRATION_TABLE).where('name', '=', UNFINISHED_COPY).execute();
}
