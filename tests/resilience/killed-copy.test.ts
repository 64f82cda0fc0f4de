import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tables } from '#features/database.server.ts';
import { parseConfig } from '#platform/config.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { openServices } from '#server/services/services.server.ts';
import { addressOf, createDatabase, dropDatabase } from '#tests/database/postgres-copies.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { ofThisRun, startNode } from './start-node.ts';

describe.skipIf(!process.env.TEST_DATABASE_URL)('npm run db:copy', () => {
  let folder: string;
  const name = `copied_${process.pid}_${Date.now()}`;
  const url = () => addressOf(name);
  const env = () => ({ DATA_DIR: path.join(folder, 'site'), DEMO: '1', LOG_LEVEL: 'silent' });

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'killed-copy-'));
    await createDatabase(name);
    await (await openServices(parseConfig(env()))).close();
  }, 60_000);
  afterAll(async () => {
    await dropDatabase(name);
    await rm(folder, { recursive: true, force: true });
  });

  function copy(more: Record<string, string>, ...args: string[]) {
    const child = spawn(process.execPath, ['server/process/copy-database.ts', ...args], {
      env: { ...ofThisRun(), NODE_ENV: 'production', ...env(), ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const error = text(child.stderr);
    return { child, ended: once(child, 'exit').then(async ([code]) => ({ code, error: await error })) };
  }

  async function killAfterTable(table: string): Promise<void> {
    const { child, ended } = copy({ COPY_TO: url() });
    for await (const line of createInterface({ input: child.stdout }))
      if (line.endsWith(`  ${table}`)) child.kill('SIGKILL');
    expect(await ended).toMatchObject({ code: null });
  }

  it('is refused while a node sells, and to the same engine', async () => {
    const node = await startNode(env());
    const { code, error } = await copy({ COPY_TO: url() }).ended;
    expect([code, error]).toEqual([1, expect.stringContaining('Stop')]);
    await node.stop();
    expect(await copy({}, `--to=${folder}`).ended).toMatchObject({ code: 1 });
    expect(await copy({}).ended).toMatchObject({ code: 1, error: expect.stringContaining('COPY_TO') });
  }, 60_000);

  it('goes on where it was killed; until then no node starts on the copy', async () => {
    for (const table of ['assets', 'orders', 'pools']) await killAfterTable(table);
    await expect(startNode({ ...env(), DATABASE_URL: url() })).rejects.toThrow(
      /copy into this database was interrupted/,
    );
    const whole = await copy({ COPY_TO: url() }).ended;
    expect(whole, whole.error).toMatchObject({ code: 0 });
    const { db, close } = openDatabase<Tables>({ url: url(), dataDir: '', onError: () => undefined });
    await expectSoundBooks(db, { soldByHand: true });
    await close();
    const again = await copy({ COPY_TO: url() }).ended;
    expect([again.code, again.error]).toEqual([1, expect.stringContaining('has tables')]);
  }, 120_000);

  it('comes back to SQLite when nobody is connected, and a node sells on it', async () => {
    const back = path.join(folder, 'back');
    const node = await startNode({ ...env(), DATABASE_URL: url() });
    const refused = await copy({ DATABASE_URL: url() }, `--to=${back}`).ended;
    expect([refused.code, refused.error]).toEqual([1, expect.stringContaining('Stop all nodes')]);
    await node.stop();
    const copied = await copy({ DATABASE_URL: url() }, `--to=${back}`).ended;
    expect(copied, copied.error).toMatchObject({ code: 0 });
    const again = await startNode({ ...env(), DATA_DIR: back });
    expect((await fetch(`${again.url}/house`)).status).toBe(200);
    await again.stop();
  }, 120_000);
});
