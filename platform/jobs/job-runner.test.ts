import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFixedClock } from '#platform/clock.ts';
import { fixedDatabaseClock } from '#platform/database/database-clock.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { createLog } from '#platform/log.server.ts';
import { describeOnEngines, openTestDatabase, type TestDatabase } from '#tests/database/engines.ts';
import { createJobRunner, type Job } from './job-runner.server.ts';
import { findJobs, type JobDb, takeLease } from './job-store.server.ts';
import type { JobTables } from './table.server.ts';

const START = '2026-11-20T08:00:00.000Z';

describeOnEngines('jobs', (engine) => {
  let database: TestDatabase;
  let clock: ReturnType<typeof createFixedClock>;
  const others: { close(): Promise<void> }[] = [];

  beforeEach(async () => {
    database = await openTestDatabase(engine);
    clock = createFixedClock(START);
  });
  afterEach(async () => {
    for (const other of others.splice(0)) await other.close();
    await database.close();
  });

  const jobDb = (): JobDb => database.db;
  const runner = (node: string, jobs: Job[], db = jobDb()) =>
    createJobRunner({ db, databaseClock: fixedDatabaseClock(clock), log: createLog('silent'), node }, jobs);
  /** Another node has its own connections; on SQLite there is one process, and two runners share it. */
  function secondDb(): JobDb {
    if (database.url === null) return jobDb();
    const other = openDatabase<JobTables>({
      url: database.url,
      dataDir: '',
      onError: () => undefined,
      poolSize: 2,
    });
    others.push(other);
    return other.db;
  }
  async function poll(...runners: ReturnType<typeof createJobRunner>[]): Promise<void> {
    await Promise.all(runners.map((each) => each.poll()));
    await Promise.all(runners.map((each) => each.settle()));
  }
  const stored = async () => (await findJobs(jobDb()))[0];

  it('write nothing while they have no work, but for a run every ten minutes', async () => {
    let [runs, work] = [0, false];
    const run = async () => {
      runs += 1;
    };
    const one = runner('a', [{ name: 'count', everySeconds: 5, hasWork: async () => work, run }]);
    await poll(one);
    expect(runs).toBe(1);
    const before = await stored();
    for (let second = 0; second < 595; second += 5) {
      clock.advance(5);
      await poll(one);
    }
    expect([runs, await stored()]).toEqual([1, before]);
    work = true;
    clock.advance(5);
    await poll(one);
    work = false;
    expect(runs).toBe(2);
    clock.advance(600);
    await poll(one);
    expect(runs).toBe(3);
  });

  it('run when they are due, and again after their time', async () => {
    let runs = 0;
    const count = () => {
      runs += 1;
    };
    const one = runner('a', [{ name: 'count', everySeconds: 60, run: async () => count() }]);
    await poll(one);
    await poll(one);
    expect(runs).toBe(1);
    clock.advance(59);
    await poll(one);
    expect(runs).toBe(1);
    clock.advance(1);
    await poll(one);
    expect(runs).toBe(2);
    expect(await stored()).toMatchObject({ holder: null, error: null, ended_at: '2026-11-20T08:01:00.000Z' });
  });

  it('run on one node of two, however often both poll', async () => {
    const runs: string[] = [];
    const job = (node: string): Job => ({
      name: 'once',
      everySeconds: 60,
      run: async () => void runs.push(node),
    });
    const nodes = [runner('a', [job('a')]), runner('b', [job('b')], secondDb())];
    for (let minute = 1; minute <= 5; minute += 1) {
      for (let turn = 0; turn < 4; turn += 1) await poll(...nodes);
      expect(runs).toHaveLength(minute);
      clock.advance(60);
    }
  });

  it('of a node that died go on elsewhere when its time is over', async () => {
    let runs = 0;
    const count = () => {
      runs += 1;
    };
    const job: Job = { name: 'count', everySeconds: 3600, run: async () => count() };
    await poll(runner('b', [{ ...job, run: async () => undefined }]));
    clock.advance(3600);
    const lease = { name: 'count', holder: 'dead', now: clock.now(), until: '2026-11-20T09:01:00.000Z' };
    expect(await takeLease(jobDb(), lease)).toBe(true);
    const other = runner('b', [job], secondDb());
    await poll(other);
    clock.advance(59);
    await poll(other);
    expect(runs).toBe(0);
    clock.advance(1);
    await poll(other);
    expect(runs).toBe(1);
  });

  it('that take long remain with their node, which begins none twice', async () => {
    const runs: string[] = [];
    let end: () => void = () => undefined;
    const long = new Promise<void>((resolve) => {
      end = resolve;
    });
    const job = (node: string): Job => ({
      name: 'long',
      everySeconds: 10,
      run: async () => {
        runs.push(node);
        if (node === 'a') await long;
      },
    });
    const [a, b] = [runner('a', [job('a')]), runner('b', [job('b')], secondDb())];
    await a.poll();
    for (let turn = 0; turn < 5; turn += 1) {
      clock.advance(40);
      await a.poll();
      await b.poll();
    }
    expect(runs).toEqual(['a']);
    end();
    await a.settle();
    clock.advance(10);
    await poll(b);
    expect(runs).toEqual(['a', 'b']);
  });

  it('that ended too late do not release the lease of another node', async () => {
    let end: () => void = () => undefined;
    const long = new Promise<void>((resolve) => {
      end = resolve;
    });
    const hanging = runner('hanging', [{ name: 'long', everySeconds: 10, run: () => long }]);
    await hanging.poll();
    clock.advance(61);
    const lease = { name: 'long', holder: 'b', now: clock.now(), until: '2026-11-20T08:05:00.000Z' };
    expect(await takeLease(jobDb(), lease)).toBe(true);
    end();
    await hanging.settle();
    expect(await stored()).toMatchObject({ holder: 'b', held_until: lease.until });
  });

  it('that fail say so and are tried again; others run', async () => {
    let runs = 0;
    const count = () => {
      runs += 1;
    };
    let isBroken = true;
    const one = runner('a', [
      {
        name: 'broken',
        everySeconds: 60,
        run: async () => {
          if (isBroken) throw new Error('no disk');
        },
      },
      { name: 'fine', everySeconds: 60, run: async () => count() },
    ]);
    await poll(one);
    expect([runs, await stored()]).toMatchObject([1, { name: 'broken', holder: null, error: 'no disk' }]);
    isBroken = false;
    clock.advance(60);
    await poll(one);
    expect([runs, (await stored())?.error]).toEqual([2, null]);
  });

  it('about a node’s own disk run on each', async () => {
    const runs: string[] = [];
    const job = (node: string): Job => ({
      name: 'own',
      everySeconds: 60,
      onEveryNode: true,
      run: async () => void runs.push(node),
    });
    const nodes = [runner('a', [job('a')]), runner('b', [job('b')], secondDb())];
    await poll(...nodes);
    await poll(...nodes);
    expect(runs.toSorted()).toEqual(['a', 'b']);
    clock.advance(60);
    await poll(...nodes);
    expect(runs).toHaveLength(4);
  });

  it('are not started any more after a stop, which waits for those that run', async () => {
    let isEnded = false;
    const one = runner('a', [
      {
        name: 'slow',
        everySeconds: 10,
        run: async () => {
          await new Promise((resolve) => setImmediate(resolve));
          isEnded = true;
        },
      },
    ]);
    await one.poll();
    await one.stop();
    expect(isEnded).toBe(true);
    clock.advance(10);
    isEnded = false;
    await poll(one);
    expect(isEnded).toBe(false);
  });
});
