import { startPostgres } from '#tests/setup/postgres.mjs';
import type { Figure } from './report.ts';

/** Measures on SQLite and, where one can be had, on a PostgreSQL that waits for its disk as it would in a venue. */
export async function onBothEngines(
  measure: (engine: string, url?: string) => Promise<Figure[]>,
): Promise<Figure[]> {
  const figures = await measure('SQLite');
  const postgres = await startPostgres({ durable: true });
  if (!('stop' in postgres)) {
    console.warn(`Without PostgreSQL: ${postgres.reason}`);
    return figures;
  }
  try {
    return [...figures, ...(await measure('PostgreSQL', postgres.url))];
  } finally {
    await postgres.stop();
  }
}
