import { createRequire } from 'node:module';

/** The driver of PostgreSQL; a site on SQLite never loads it. */
export function loadPg(): typeof import('pg') {
  return createRequire(import.meta.url)('pg');
}
