import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '#platform/config.server.ts';

const FILE = 'session-secret';

/**
 * What session cookies are signed with: the configured secret, else one made at the first start and kept in the data
 * folder, readable by the process's user alone. Nodes that share a database have to be told the same one.
 */
export function sessionSecret({ sessionSecret, dataDir }: Pick<Config, 'sessionSecret' | 'dataDir'>): string {
  if (sessionSecret !== undefined) return sessionSecret;
  const made = randomBytes(32).toString('base64url');
  if (dataDir === ':memory:') return made;
  const file = path.join(dataDir, FILE);
  if (!existsSync(file)) keep(file, made);
  return readFileSync(file, 'utf8').trim();
}

/** Written whole and then given its name: of two processes that start at once one makes it, and both read the same. */
function keep(file: string, secret: string): void {
  const draft = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, secret, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
}
