import type { Kysely } from 'kysely';
import type { Instant } from '#lib/venue-time.ts';
import type { JobTable, JobTables } from './table.server.ts';

/** The database, as far as jobs know it. */
export type JobDb = Kysely<JobTables>;

const NEW = { holder: null, held_until: null, started_at: null, ended_at: null, error: null };

/** Makes sure that each job has its row; a new one is due at once. */
export async function insertJobs(db: JobDb, names: string[], now: Instant): Promise<void> {
  if (names.length === 0) return;
  await db
    .insertInto('jobs')
    .values(names.map((name) => ({ ...NEW, name, due_at: now })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** The jobs that are due and that nobody has. */
export async function findDue(db: JobDb, names: string[], now: Instant): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await db
    .selectFrom('jobs')
    .select('name')
    .where('name', 'in', names)
    .where('due_at', '<=', now)
    .where(({ eb, or }) => or([eb('held_until', 'is', null), eb('held_until', '<=', now)]))
    .execute();
  return rows.map(({ name }) => name);
}

export interface Lease {
  name: string;
  holder: string;
  now: Instant;
  until: Instant;
}

/** Takes a job that is due; `false` when somebody else was quicker. */
export async function takeLease(db: JobDb, { name, holder, now, until }: Lease): Promise<boolean> {
  const taken = await db
    .updateTable('jobs')
    .set({ holder, held_until: until, started_at: now })
    .where('name', '=', name)
    .where('due_at', '<=', now)
    .where(({ eb, or }) => or([eb('held_until', 'is', null), eb('held_until', '<=', now)]))
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Keeps a job longer, if it is still held. */
export async function renewLease(db: JobDb, { name, holder, until }: Omit<Lease, 'now'>): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ held_until: until })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .execute();
}

/** Releases the lease of a job, and records its result; not when another node has it by now. */
export async function endLease(
  db: JobDb,
  { name, holder, now, dueAt, error }: Omit<Lease, 'until'> & { dueAt: Instant; error: string | null },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ holder: null, held_until: null, ended_at: now, due_at: dueAt, error })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .execute();
}

/** Records a run of what no node runs as a job, such as a command of a timer: it is listed and measured like jobs. */
export async function recordRun(
  db: JobDb,
  run: { name: string; startedAt: Instant; endedAt: Instant; dueAt: Instant; error: string | null },
): Promise<void> {
  const result = { started_at: run.startedAt, ended_at: run.endedAt, due_at: run.dueAt, error: run.error };
  await db
    .insertInto('jobs')
    .values({ name: run.name, holder: null, held_until: null, ...result })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(result))
    .execute();
}

/** All jobs by their names. */
export async function findJobs(db: JobDb): Promise<JobTable[]> {
  return db.selectFrom('jobs').selectAll().orderBy('name').execute();
}
