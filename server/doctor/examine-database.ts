import { sql } from 'kysely';
import { findWrongBalances } from '#features/box-office/ticketing/index.server.ts';
import type { Db, Tables } from '#features/database.server.ts';
import { migrationsFor } from '#migrations/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.server.ts';
import { isUnfinishedCopy } from '#platform/database/copy/copy-database.server.ts';
import { type AnyDatabase, readMigrations } from '#platform/database/copy/table-shape.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { findJobs } from '#platform/jobs/job-store.server.ts';
import { countUnsentEmails } from '#platform/mail/outgoing-emails.server.ts';
import { hasDatabase } from '../process/site-of-backups.ts';
import { explainDatabaseErrors } from '../process/start-errors.ts';
import { examineSkew } from './examine-clock.ts';
import { codeOf, type Finding, fault, ok, warning } from './finding.ts';

const HOUR_MS = 3_600_000;

/** The database: answers, can be written, has the schema of this build, and its books add up; the site's jobs and emails. */
export async function examineDatabase(config: Config, clock: Clock): Promise<Finding[]> {
  if (!hasDatabase(config))
    return [
      warning('database', 'There is none yet.', 'The first start makes it; check DATA_DIR if there was one.'),
    ];
  const { db, engine, close } = openDatabase<Tables>({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    onError: () => undefined,
  });
  try {
    const answer = await explainDatabaseErrors(config, () => examineAnswer(db, engine, clock));
    const schema = await examineSchema(db as unknown as AnyDatabase, engine);
    // Tables of another schema would not be understood.
    if (schema.state !== 'ok') return [...answer, schema];
    return [...answer, schema, await examineBooks(db), await examineJobs(db, clock), await examineEmails(db)];
  } catch (error) {
    const text =
      error instanceof Error && error.name === 'StartError'
        ? error.message
        : `It does not answer: ${codeOf(error)}.`;
    return [fault('database', text, 'Start it, or mend DATABASE_URL or DATA_DIR.')];
  } finally {
    await close().catch(() => undefined);
  }
}

async function examineAnswer(db: Db, engine: Engine, clock: Clock): Promise<Finding[]> {
  if (engine === 'sqlite') {
    const { rows } = await sql<{
      quick_check: string;
    }>`select quick_check from pragma_quick_check`.execute(db);
    const said = rows[0]?.quick_check ?? '';
    return said === 'ok'
      ? [ok('database', 'SQLite answers, and its file is sound.')]
      : [
          fault(
            'database',
            `The SQLite file is damaged: ${said}.`,
            'Stop the site and restore the last backup (docs/operations/backup.md).',
          ),
        ];
  }
  const { rows } = await sql<{ version: string; is_standby: boolean; at: string }>`
    select current_setting('server_version') as version, pg_is_in_recovery() as is_standby,
      to_char(clock_timestamp(), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`.execute(db);
  const [found] = rows;
  if (!found || found.is_standby)
    return [
      fault('database', 'PostgreSQL is a standby and only lets read.', 'Name the primary in DATABASE_URL.'),
    ];
  return [
    ok('database', `PostgreSQL ${found.version} answers.`),
    examineSkew('the database', found.at, clock),
  ];
}

async function examineSchema(db: AnyDatabase, engine: Engine): Promise<Finding> {
  const part = 'schema';
  if (await isUnfinishedCopy(db))
    return fault(
      part,
      'A copy into this database was interrupted.',
      'Run the same npm run db:copy again, or restore into an empty database.',
    );
  const known = Object.keys(migrationsFor(engine));
  const applied = await readMigrations(db);
  const newer = applied.filter((name) => !known.includes(name));
  if (newer.length > 0)
    return fault(
      part,
      `The database is newer than this build: ${newer.join(', ')}.`,
      'Start the newer build (docs/operations/upgrade.md).',
    );
  const pending = known.filter((name) => !applied.includes(name));
  return pending.length === 0
    ? ok(part, `Current: ${applied.at(-1)}.`)
    : warning(
        part,
        `${pending.length} migrations are pending: ${pending.join(', ')}.`,
        'Take a backup, then run npm run db:migrate or restart the site.',
      );
}

async function examineBooks(db: Db): Promise<Finding> {
  const wrong = await findWrongBalances(db);
  return wrong.length === 0
    ? ok('books', 'Every order owes what its tickets and payments say.')
    : fault(
        'books',
        `${wrong.length} orders owe another sum than their tickets and payments say: ${wrong.slice(0, 5).join(', ')}.`,
        'Run npm run orders:rebuild-balances, and tell the developers: this should not happen.',
      );
}

async function examineJobs(db: Db, clock: Clock): Promise<Finding> {
  const jobs = await findJobs(db);
  const failed = jobs.filter(({ error }) => error !== null);
  if (failed.length > 0)
    return warning(
      'jobs',
      `The last run failed of: ${failed.map(({ name }) => name).join(', ')}.`,
      'The log says why; the admin area lists them under Operations.',
    );
  const late = new Date(clock.time() - HOUR_MS).toISOString();
  const overdue = jobs.filter(({ name, due_at: dueAt }) => !OF_TIMERS.has(name) && dueAt < late);
  return overdue.length === 0
    ? ok('jobs', `${jobs.length} jobs, none failed or overdue.`)
    : warning(
        'jobs',
        `Overdue for more than an hour: ${overdue.length} of ${jobs.length}.`,
        'Is the site running? Jobs run within it.',
      );
}

/** Runs of timers are looked at with the backups. */
const OF_TIMERS = new Set(['backup', 'restore-check']);

async function examineEmails(db: Db): Promise<Finding> {
  const { waiting, tried } = await countUnsentEmails(db);
  return tried === 0
    ? ok('emails', `${waiting} wait to be sent, none was refused.`)
    : warning(
        'emails',
        `The mail server has refused ${tried} of ${waiting} waiting emails so far.`,
        'They are tried again; the admin area names them under Operations.',
      );
}
