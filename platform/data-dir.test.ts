import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimDataDir, DataDirTakenError, prepareDataDir } from './data-dir.server.ts';
import { openDatabase } from './database/open-database.server.ts';

describe('the folder of the data', () => {
  let parent: string;
  let folder: string;
  beforeEach(() => {
    parent = mkdtempSync(path.join(tmpdir(), 'data-dir-'));
    folder = path.join(parent, 'data');
  });
  afterEach(() => rmSync(parent, { recursive: true }));

  const mode = (...parts: string[]) => statSync(path.join(folder, ...parts)).mode & 0o777;

  it('and the database in it are for the process’s own user alone', async () => {
    const database = openDatabase({ dataDir: folder, onError: () => undefined });
    await database.db.selectNoFrom((eb) => eb.val(1).as('one')).execute();
    await database.close();
    expect(mode()).toBe(0o700);
    expect(mode('buntspecht.sqlite')).toBe(0o600);
  });

  it('is tightened where others could read what lies in it, and left alone otherwise', () => {
    mkdirSync(path.join(folder, 'outbox'), { recursive: true });
    for (const name of ['buntspecht.sqlite', 'buntspecht.sqlite-wal', 'outbox/email.json', 'holiday.jpg']) {
      writeFileSync(path.join(folder, name), '');
      chmodSync(path.join(folder, name), 0o644);
    }
    prepareDataDir(folder);
    expect(mode('buntspecht.sqlite')).toBe(0o600);
    expect(mode('buntspecht.sqlite-wal')).toBe(0o600);
    expect(mode('outbox') & 0o077).toBe(0);
    expect(mode('outbox', 'email.json')).toBe(0o600);
    expect(mode('holiday.jpg')).toBe(0o644);
  });

  it('belongs to one server at a time', () => {
    const release = claimDataDir(folder);
    expect(() => claimDataDir(folder)).toThrow(DataDirTakenError);
    release();
    claimDataDir(folder)();
  });

  it('remains claimed by a server that drops the claim, and is free again when that was killed', async () => {
    const script = `
      import { claimDataDir } from ${JSON.stringify(path.resolve('platform/data-dir.server.ts'))};
      claimDataDir(${JSON.stringify(folder)});
      gc();
      console.log('claimed');
      setInterval(() => {}, 1000);`;
    const flags = ['--expose-gc', '--input-type=module-typescript'];
    const other = spawn(process.execPath, [...flags, '-e', script]);
    await once(other.stdout, 'data');
    expect(() => claimDataDir(folder)).toThrow(DataDirTakenError);
    other.kill('SIGKILL');
    await once(other, 'exit');
    claimDataDir(folder)();
  });
});
