import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { DatabaseUnwritableError, noteWritten } from '#platform/database/unavailable.server.ts';
import { createLog } from '#platform/log.server.ts';
import { openTestDatabase } from '#tests/database/engines.ts';
import { health } from './health.ts';

it('is not ready while the disk of the database is full, says so, and is again once something was written', async () => {
  const { db, close } = await openTestDatabase('sqlite');
  onTestFinished(async () => {
    noteWritten();
    await close();
  });
  const site = health({ db, log: createLog('silent'), config: { dataDir: tmpdir() } as never });
  const ready = async () => (await site.request('/readyz')).json();
  const write = () =>
    inTransaction(db, async (trx) => {
      await sql`create table filled as select randomblob(500000) as some`.execute(trx);
    });
  await sql`pragma max_page_count = 1`.execute(db);
  const error = await write().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DatabaseUnwritableError);
  expect(error).toMatchObject({
    failure: 'disk_full',
    message: 'writing failed: the disk of the database is full',
  });
  expect(await ready()).toEqual({ status: 'unavailable', cause: 'disk_full' });
  await sql`pragma max_page_count = 1000000`.execute(db);
  await write();
  expect(await ready()).toEqual({ status: 'ready' });
});
