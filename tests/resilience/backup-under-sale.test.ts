import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tables } from '#features/database.server.ts';
import { addMinutes } from '#lib/venue-instant.ts';
import { systemClock } from '#platform/clock.ts';
import { parseConfig } from '#platform/config.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { openServices } from '#server/services/services.server.ts';
import { describeOnEngines, openTestDatabase, type TestDatabase } from '#tests/database/engines.ts';
import { addressOf, createDatabase, dropDatabase } from '#tests/database/postgres-copies.ts';
import { hall, sell } from '#tests/ticketing/box-office.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { seededRandom } from '#tests/ticketing/seeded-random.ts';
import { size } from './size.ts';
import { ofThisRun, startNode } from './start-node.ts';

const SELLERS = 3;
const SOLD_BEFORE = size(10, 200);
const KILLED = size(3, 20);
const PASSPHRASE = 'Klopf an, wer klopft denn da';

describeOnEngines('a shop that sells while a backup runs', (engine) => {
  let folder: string;
  let database: TestDatabase | null = null;
  const restoredName = `restored_${process.pid}_${Date.now()}`;
  const env = () => ({
    ...{
      DATA_DIR: path.join(folder, 'site'),
      DEMO: '0',
      LOG_LEVEL: 'silent',
      TMPDIR: path.join(folder, 'tmp'),
    },
    ...{ BACKUP_TO: path.join(folder, 'backups'), BACKUP_PASSPHRASE: PASSPHRASE },
    ...(database?.url ? { DATABASE_URL: database.url } : {}),
  });
  /** An empty place of the same engine. */
  const emptyEnv = () => ({
    ...env(),
    DATA_DIR: path.join(folder, 'restored'),
    ...(database ? { DATABASE_URL: addressOf(restoredName) } : {}),
  });

  function run(command: 'back-up' | 'restore', environment: Record<string, string>, ...args: string[]) {
    const child = spawn(process.execPath, [`server/process/${command}.ts`, ...args], {
      env: { ...ofThisRun(), NODE_ENV: 'production', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = Promise.all([text(child.stdout), text(child.stderr)]);
    return {
      child,
      ended: once(child, 'exit').then(async ([code]) => ({ code, said: (await said).join('') })),
    };
  }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'backup-under-sale-'));
    for (const name of ['site', 'tmp']) await mkdir(path.join(folder, name));
    database = engine === 'postgres' ? await openTestDatabase('postgres') : null;
    if (database) await createDatabase(restoredName);
    const services = await openServices(parseConfig(env()));
    const dateStart = addMinutes(systemClock.now(), 30 * 24 * 60);
    const dateEnd = addMinutes(dateStart, 60);
    await sell(services.db, [{ jetId: 1, seatGroups: [hall(100_000)], dateStart, dateEnd }]);
    await services.close();
  }, 60_000);
  afterAll(async () => {
    await database?.close();
    if (database) await dropDatabase(restoredName);
    await rm(folder, { recursive: true, force: true });
  });

  it('loses no order that was placed before, when it is killed and restored elsewhere', async () => {
    const node = await startNode(env());
    const sold: string[] = [];
    let isOver = false;
    const sellers = Array.from({ length: SELLERS }, async () => {
      while (!isOver) {
        const answer = await fetch(`${node.url}/sale-calls/order`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ jetId: 1 }),
        });
        expect(answer.status).toBe(200);
        sold.push(((await answer.json()) as { number: string }).number);
      }
    });
    // The connection of a node that is killed breaks.
    const selling = Promise.allSettled(sellers);
    await expect.poll(() => sold.length, { timeout: 30_000 }).toBeGreaterThan(SOLD_BEFORE);
    const before = [...sold];
    const backup = await run('back-up', env()).ended;
    expect(backup, backup.said).toMatchObject({ code: 0 });
    expect(backup.said).toContain('encrypted');
    expect(sold.length, 'orders placed meanwhile').toBeGreaterThan(before.length + SELLERS);
    node.kill('SIGKILL');
    isOver = true;
    await node.ended;
    await selling;

    const restored = await run('restore', emptyEnv()).ended;
    expect(restored, restored.said).toMatchObject({ code: 0 });
    const { DATA_DIR: dataDir, ...others } = emptyEnv();
    const url = 'DATABASE_URL' in others ? others.DATABASE_URL : undefined;
    const { db, close } = openDatabase<Tables>({ url, dataDir, onError: () => undefined });
    const numbers = (await db.selectFrom('orders').select('number').execute()).map(({ number }) => number);
    expect(numbers).toEqual(expect.arrayContaining(before));
    await expectSoundBooks(db);
    await close();
    const again = await run('restore', emptyEnv()).ended;
    expect(again).toMatchObject({ code: 1, said: expect.stringMatching(/There is a database|has tables/) });
  }, 120_000);

  it('has no half backup where one is killed, and the next one is whole', async () => {
    const list = async () => (await run('restore', env(), '--list').ended).said.trim().split('\n');
    const whole = await list();
    const random = seededRandom(20261130);
    for (let round = 0; round < KILLED; round += 1) {
      const { child, ended } = run('back-up', env());
      await wait(500 + random() * 1500);
      child.kill('SIGKILL');
      const { code } = await ended;
      // One that was quicker has ended, and is whole.
      for (const name of code === 0 ? [] : await list()) whole.includes(name) || (await expectWhole(name));
    }
    const next = await run('back-up', env()).ended;
    expect(next, next.said).toMatchObject({ code: 0 });
    await expectWhole((await list()).at(-1) ?? '');
  }, 180_000);

  async function expectWhole(name: string): Promise<void> {
    const checked = await run('restore', env(), '--check', `--backup=${name}`).ended;
    expect(checked, checked.said).toMatchObject({ code: 0, said: expect.stringContaining('0 faults') });
  }
});
