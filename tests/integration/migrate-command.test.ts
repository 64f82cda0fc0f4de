import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Outcome {
  code: number;
  said: string;
}

/** `npm run db:migrate`, as run by the operator of a new version. */
function migrate(env: Record<string, string>): Promise<Outcome> {
  return new Promise((resolve) => {
    const command = ['server/process/migrate.ts'];
    const options = { env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env } };
    execFile(process.execPath, command, options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: error ? stderr.trim() : stdout }),
    );
  });
}

describe('bringing the database to the current schema', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'migrate-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('ends well, and well again where nothing is left to do', async () => {
    const env = { DATA_DIR: path.join(folder, 'data') };
    expect(await migrate(env)).toMatchObject({
      code: 0,
      said: expect.stringContaining('Migrated the database'),
    });
    expect(await migrate(env)).toMatchObject({
      code: 0,
      said: expect.stringContaining('The schema is current'),
    });
  });

  it.each([
    [
      'a file in the place of the folder',
      () => ({ DATA_DIR: file('file', '') }),
      /^DATA_DIR \(.*\) is a file/,
    ],
    [
      'a database that is none',
      () => ({ DATA_DIR: path.dirname(file('buntspecht.sqlite', 'x'.repeat(9000))) }),
      /^The database buntspecht\.sqlite in DATA_DIR .* is broken or is none/,
    ],
    [
      'a host that does not answer',
      () => ({ DATABASE_URL: 'postgres://somebody@127.0.0.1:1/house' }),
      /^No PostgreSQL answers at 127\.0\.0\.1:1/,
    ],
    [
      'a host that cannot be found',
      () => ({ DATABASE_URL: 'postgres://somebody@nowhere.invalid/house' }),
      /^DATABASE_URL names the host nowhere\.invalid, which cannot be found/,
    ],
    ['a configuration that cannot be read', () => ({ PORT: 'many' }), /PORT/],
  ])('says %s in one sentence, and ends with 1', async (_, env, sentence) => {
    const { code, said } = await migrate(env());
    expect(code).toBe(1);
    expect(said).toMatch(sentence);
    expect(said).not.toMatch(/\n\s+at |Error:/);
  });

  function file(name: string, content: string): string {
    const place = path.join(folder, name);
    writeFileSync(place, content);
    return place;
  }
});
