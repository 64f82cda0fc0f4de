import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { migrationsFor } from '#migrations/index.ts';
import { NotEmptyError } from '#platform/backup/restore-backup.server.ts';
import { type Config, parseConfig } from '#platform/config.server.ts';
import { claimDataDir } from '#platform/data-dir.server.ts';
import {
  type CopySide,
  copyDatabase,
  isUnfinishedCopy,
} from '#platform/database/copy/copy-database.server.ts';
import type { AnyDatabase, Row } from '#platform/database/copy/table-shape.server.ts';
import { migrateToLatest } from '#platform/database/migrate.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { sentenceOf } from './backup-errors.ts';
import { hasDatabase } from './site-of-backups.ts';
import { explainDatabaseErrors, StartError } from './start-errors.ts';

const USAGE = `npm run db:copy -- --to=postgres://…    from SQLite (DATA_DIR) to PostgreSQL
npm run db:copy -- --to=folder          from PostgreSQL (DATABASE_URL) to SQLite in that folder
COPY_TO says the same without showing a password to other users of the machine.`;

/** Marks connections of the copy itself. */
const COPYING = 'buntspecht db:copy';

type Location = Pick<Config, 'databaseUrl' | 'dataDir'>;

// `npm run db:copy`: all tables to the other engine while the sale is closed (docs/operations/nodes.md#from-sqlite-to-postgresql).
try {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const to = values.to ?? process.env.COPY_TO;
  if (to) await run(parseConfig(process.env), to);
  else {
    console.error(USAGE);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(sentenceOf(error) ?? error);
  process.exitCode = 1;
}

async function run(config: Config, to: string): Promise<void> {
  const isPostgres = /^postgres(ql)?:\/\//.test(to);
  const target = { dataDir: isPostgres ? config.dataDir : to, databaseUrl: isPostgres ? to : undefined };
  if (isPostgres === (config.databaseUrl !== undefined))
    throw new StartError(`The configured database is of the engine you copy to.\n\n${USAGE}`);
  if (!hasDatabase(config)) throw new StartError(`There is no database in DATA_DIR (${config.dataDir}).`);
  const release = claimDataDir(isPostgres ? config.dataDir : to);
  try {
    await withSide(config, (from) => withSide(target, (copy) => copyAll(from, copy)));
  } finally {
    release();
  }
}

async function copyAll(from: CopySide, to: CopySide): Promise<void> {
  if (from.engine === 'postgres') await requireAlone(from.db);
  if (await isUnfinishedCopy(to.db)) console.log('Going on with the copy that was interrupted.');
  else await prepareTarget(to);
  const onTable = (name: string, rows: number) => console.log(`${String(rows).padStart(9)}  ${name}`);
  const counts = await copyDatabase(from, to, { locksSource: true, onTable });
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    `Copied ${rows} rows of ${counts.size} tables, and found each of them equal. Uploads stay where they are.`,
  );
}

async function prepareTarget({ db, engine }: CopySide): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.length > 0)
    throw new NotEmptyError('The database to copy to has tables. Name an empty one: nothing is overwritten.');
  await migrateToLatest(db, migrationsFor(engine));
}

/** A node that serves would sell what the copy no longer sees. */
async function requireAlone(db: AnyDatabase): Promise<void> {
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and usename = current_user
      and pid <> pg_backend_pid() and application_name <> ${COPYING}`.execute(db);
  const others = Number(rows[0]?.others ?? 0);
  if (others > 0)
    throw new StartError(
      `${others} connections to the database are open. Stop all nodes first: the sale has to be closed.`,
    );
}

async function withSide<T>(
  { databaseUrl, dataDir }: Location,
  work: (side: CopySide) => Promise<T>,
): Promise<T> {
  return explainDatabaseErrors({ databaseUrl, dataDir } as Config, async () => {
    const { db, engine, close } = openDatabase<Record<string, Row>>({
      url: databaseUrl && namedCopy(databaseUrl),
      dataDir,
      onError: (error) => console.error(error.message),
    });
    return work({ db, engine }).finally(close);
  });
}

function namedCopy(url: string): string {
  const named = new URL(url);
  named.searchParams.set('application_name', COPYING);
  return named.href;
}
