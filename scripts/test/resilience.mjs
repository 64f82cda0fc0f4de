import { withPostgres } from './database.mjs';
import { runVitest } from './vitest.mjs';

/** The suites of tests/resilience in full: the same as in the whole run, with crowds and times as in a venue. */
export function runLoad({ filters = [] } = {}) {
  process.env.TEST_LOAD = 'full';
  const chosen = filters.length > 0 ? filters : ['tests/resilience'];
  return withPostgres((databaseUrl) =>
    runVitest({ databaseUrl, filters: ['--no-file-parallelism', ...chosen] }),
  );
}
