import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Tables } from '#features/database.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { DatabaseBusyError } from '#platform/database/unavailable.server.ts';
import { hall, openBoxOffice, order, type TestBoxOffice } from '#tests/ticketing/box-office.ts';
import { size } from './size.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('a node that hangs while it holds a performance', () => {
  const POOL = 5;
  const BUYERS = size(3 * POOL, 20 * POOL);

  /** Another node, as far as the database can tell: it takes the pool’s row and never comes back. */
  async function openWithStuckNode(): Promise<TestBoxOffice> {
    const boxOffice = await openBoxOffice('postgres', { poolSize: POOL });
    closing.push(boxOffice.close);
    await boxOffice.sell({ jetId: 1, seatGroups: [hall(1000)] }, { jetId: 2 });
    const other = openDatabase<Tables>({ url: boxOffice.url ?? '', dataDir: '', onError: () => undefined });
    let holdsRow = () => {};
    const held = new Promise<void>((resolve) => {
      holdsRow = resolve;
    });
    let wakeUp = () => {};
    const asleep = new Promise<void>((resolve) => {
      wakeUp = resolve;
    });
    const hanging = other.db
      .transaction()
      .execute(async (trx) => {
        await trx.updateTable('pools').set({ held: 0 }).where('performance_id', '=', 1).execute();
        holdsRow();
        await asleep;
      })
      .catch(() => undefined);
    closing.push(async () => {
      wakeUp();
      await hanging;
      await other.close();
    });
    await held;
    return boxOffice;
  }

  it('keeps nobody from reading, tells buyers that it is busy, and loses its hold', async () => {
    const boxOffice = await openWithStuckNode();
    let answered = 0;
    const buying = Array.from({ length: BUYERS }, () =>
      boxOffice.tickets.add(null, order(1, 1)).finally(() => {
        answered += 1;
      }),
    );
    await turn();
    // All possible writers wait for the row; readers are served all the same.
    for (let look = 0; look < 2 * POOL; look += 1) await boxOffice.tickets.summaries([1, 2]);
    expect(answered).toBe(0);

    const outcomes = await Promise.all(buying);
    const refusals = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.error.code]));
    expect(refusals).toContain('BUSY');
    expect(new Set(refusals)).toEqual(new Set(['BUSY']));
    await vi.waitFor(async () => {
      expect((await boxOffice.tickets.add(null, order(1, 1))).ok).toBe(true);
    }, 20_000);
  }, 60_000);
});

describe('another program that keeps the SQLite file locked', () => {
  function openFile() {
    const folder = mkdtempSync(path.join(tmpdir(), 'locked-'));
    const database = openDatabase<{ visits: { id: number } }>({ dataDir: folder, onError: () => undefined });
    const foreign = new Database(path.join(folder, 'buntspecht.sqlite'));
    closing.push(async () => {
      foreign.close();
      await database.close();
      rmSync(folder, { recursive: true });
    });
    foreign.exec('create table visits (id integer)');
    return { db: database.db, foreign };
  }

  it('blocks neither readers nor the process, and writers continue once it ended', async () => {
    const { db, foreign } = openFile();
    foreign.exec('begin immediate');
    let isWritten = false;
    const writing = inTransaction(db, async (trx) => {
      await trx.insertInto('visits').values({ id: 1 }).execute();
      isWritten = true;
    });
    for (let look = 0; look < 10; look += 1) {
      await turn();
      expect(await db.selectFrom('visits').selectAll().execute()).toEqual([]);
    }
    expect(isWritten).toBe(false);
    foreign.exec('rollback');
    await writing;
    expect(await db.selectFrom('visits').selectAll().execute()).toEqual([{ id: 1 }]);
  });

  it('is waited for with a timeout: all waiters get an answer that it is busy', async () => {
    const { db, foreign } = openFile();
    foreign.exec('begin immediate');
    const write = (by: typeof db = db) => by.insertInto('visits').values({ id: 1 }).execute();
    const outcomes = await Promise.allSettled([write(), inTransaction(db, write), write()]);
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseBusyError) });
    foreign.exec('rollback');
    await write();
  });
});
