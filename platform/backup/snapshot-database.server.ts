import path from 'node:path';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type CopySide, copyDatabase } from '../database/copy/copy-database.server.ts';
import { findBrokenReferences } from '../database/copy/foreign-keys.server.ts';
import { countRows } from '../database/copy/table-rows.server.ts';
import {
  type AnyDatabase,
  type Row,
  readMigrations,
  readTableShapes,
} from '../database/copy/table-shape.server.ts';
import { migrateToLatest } from '../database/migrate.server.ts';
import { openDatabase } from '../database/open-database.server.ts';

/** The name that a folder of data has its SQLite file under. */
export const SQLITE_FILE = 'buntspecht.sqlite';

/**
 * Writes a consistent snapshot of the database as a SQLite file into an empty folder, while others write: SQLite does that itself
 * (VACUUM INTO reads in one transaction, write-ahead log included), from PostgreSQL all rows are copied in one transaction (docs/decisions/0138).
 * Throws `SchemasDifferError` where a PostgreSQL was not migrated by this build.
 */
export async function snapshotDatabase(
  source: CopySide,
  folder: string,
  sqliteMigrations: Record<string, Migration>,
): Promise<string> {
  const file = path.join(folder, SQLITE_FILE);
  if (source.engine === 'sqlite') {
    await sql`vacuum into ${file}`.execute(source.db);
    return file;
  }
  const copy = openFolder(folder);
  try {
    await migrateToLatest(copy.db, sqliteMigrations);
    await copyDatabase(source, copy, { locksSource: false });
  } finally {
    await copy.close();
  }
  return file;
}

export interface InspectedDatabase {
  /** The last migration. */
  schema: string;
  rows: Record<string, number>;
  /** Sentences about what is wrong; none in a sound database. */
  faults: string[];
}

/** Checks the SQLite file of a folder from its first page to its last; `inspectBooks` looks at what it means. */
export async function inspectDatabase(
  folder: string,
  inspectBooks: (db: AnyDatabase) => Promise<string[]>,
): Promise<InspectedDatabase> {
  const { db, close } = openFolder(folder);
  try {
    const { rows: pages } = await sql<{ integrity_check: string }>`
      select integrity_check from pragma_integrity_check`.execute(db);
    const damaged = pages.map((row) => row.integrity_check).filter((line) => line !== 'ok');
    if (damaged.length > 0) return { schema: '', rows: {}, faults: damaged };
    const references = await findBrokenReferences(db);
    const rows: Record<string, number> = {};
    for (const { name } of await readTableShapes(db)) rows[name] = await countRows(db, name);
    const schema = (await readMigrations(db)).at(-1) ?? '';
    const broken = references.map((reference) => `rows refer to none: ${reference}`);
    return { schema, rows, faults: [...broken, ...(await inspectBooks(db))] };
  } finally {
    await close();
  }
}

/** Opens the SQLite file of a working folder; once it is closed, all of it is in that file and none in its log. */
export function openFolder(folder: string) {
  const { db, engine, close } = openDatabase<Record<string, Row>>({
    dataDir: folder,
    onError: () => undefined,
  });
  return {
    ...{ db, engine },
    async close() {
      await sql`pragma wal_checkpoint(truncate)`.execute(db).finally(close);
    },
  };
}
