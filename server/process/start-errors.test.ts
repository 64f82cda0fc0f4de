import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Config, parseConfig } from '#platform/config.server.ts';
import { claimDataDir } from '#platform/data-dir.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { openServices } from '../services/services.server.ts';
import { explainDatabaseErrors, explainListenErrors } from './start-errors.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'start-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns the error message of a start with these variables. */
async function sentenceOf(env: Record<string, string>): Promise<string> {
  const config = parseConfig({ LOG_LEVEL: 'silent', DEMO: '0', ...env });
  const started = explainDatabaseErrors(config, async () => {
    if (!config.databaseUrl) claimDataDir(config.dataDir)();
    const services = await openServices(config);
    await services.close();
  });
  return started.then(
    () => 'it started',
    (error: Error) => `${error.name}: ${error.message}`,
  );
}

describe('a start that cannot work says in a sentence', () => {
  it('that DATA_DIR is a file', async () => {
    const file = path.join(folder, 'data');
    writeFileSync(file, '');
    expect(await sentenceOf({ DATA_DIR: file })).toMatch(/^StartError: DATA_DIR \(.*\) is a file/);
    expect(await sentenceOf({ DATA_DIR: path.join(file, 'deeper') })).toMatch(/is a file, or lies in one/);
  });

  it('that the database is broken', async () => {
    writeFileSync(
      path.join(folder, 'buntspecht.sqlite'),
      'no database at all, but long enough to be one '.repeat(40),
    );
    expect(await sentenceOf({ DATA_DIR: folder })).toMatch(/^StartError: The database .* is broken/);
  });

  it.each(['EACCES', 'EROFS', 'SQLITE_CANTOPEN', 'SQLITE_READONLY'])(
    'that it may not write (%s)',
    async (code) => {
      const failed = async () => {
        throw Object.assign(new Error('no'), { code });
      };
      await expect(explainDatabaseErrors(parseConfig({ DATA_DIR: folder }), failed)).rejects.toThrow(
        `This user may not write to DATA_DIR (${folder})`,
      );
    },
  );

  it('that a newer build has already changed the database', async () => {
    expect(await sentenceOf({ DATA_DIR: folder })).toBe('it started');
    const { db, close } = openDatabase<{ kysely_migration: { name: string; timestamp: string } }>({
      url: undefined,
      dataDir: folder,
      onError: () => undefined,
    });
    await db.insertInto('kysely_migration').values({ name: '9999-later', timestamp: '2030-01-01' }).execute();
    await close();
    expect(await sentenceOf({ DATA_DIR: folder })).toMatch(
      /^StartError: This build is older than the database, .*9999-later.* Nothing was changed\.$/,
    );
  });

  it('that another server works with the same data', async () => {
    const release = claimDataDir(folder);
    expect(await sentenceOf({ DATA_DIR: folder })).toMatch(/^StartError: Another server already works/);
    release();
  });

  it('that the host of the database is wrong, or nothing runs there', async () => {
    expect(await sentenceOf({ DATABASE_URL: 'postgres://u@127.0.0.1:1/d' })).toMatch(
      /^StartError: No PostgreSQL answers at 127\.0\.0\.1:1/,
    );
    expect(await sentenceOf({ DATABASE_URL: 'postgres://u@database.invalid/d' })).toMatch(
      /^StartError: DATABASE_URL names the host database\.invalid, which cannot be found/,
    );
  });

  it.skipIf(!process.env.TEST_DATABASE_URL)('that the user or the database is wrong', async () => {
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = '/nowhere';
    expect(await sentenceOf({ DATABASE_URL: url.href })).toMatch(/has no database nowhere/);
    url.username = 'nobody_at_all';
    expect(await sentenceOf({ DATABASE_URL: url.href })).toMatch(/does not let the user nobody_at_all .* in/);
  });

  it('that the port is in use, or the host is not ours', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as { port: number };
    const listen = (config: Pick<Config, 'host' | 'port'>) =>
      explainListenErrors(
        config as Config,
        () =>
          new Promise<void>((resolve, reject) => {
            createServer().once('error', reject).listen(config.port, config.host, resolve);
          }),
      );
    await expect(listen({ host: '127.0.0.1', port })).rejects.toThrow(`Port ${port} of 127.0.0.1 is in use`);
    await expect(listen({ host: '192.0.2.1', port })).rejects.toThrow('no address of this machine');
    taken.close();
  });
});
