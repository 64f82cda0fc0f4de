import { startPostgres } from '../../tests/setup/postgres.mjs';
import { loudBox } from '../setup/progress.mjs';

/** Runs `work` with the address of a PostgreSQL, or with undefined and a loud word where none can be had. */
export async function withPostgres(work) {
  const postgres = await startPostgres();
  if (!postgres.url) {
    loudBox(
      'The database suite does not run on PostgreSQL; those tests count as skipped.',
      `Why: ${postgres.reason}.`,
    );
    return work(undefined);
  }
  console.log(`The database suite runs on SQLite and on PostgreSQL (${postgres.version}).`);
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}
