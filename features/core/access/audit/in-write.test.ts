import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '#features/database.server.ts';
import { fail, succeed } from '#lib/result.ts';
import { createFixedClock } from '#platform/clock.ts';
import { cacheTag } from '#platform/events/cache-tag.ts';
import { createLocalEventBus } from '#platform/events/event-bus.server.ts';
import { createLog } from '#platform/log.server.ts';
import { describeOnEngines, openTestDatabase, type TestDatabase } from '#tests/database/engines.ts';
import type { Role } from '../roles.ts';
import { type Actor, inWrite, type Write, type WriteServices } from './in-write.server.ts';
import { findAuditEntries } from './store.server.ts';

const NOW = '2026-11-20T08:00:00.000Z';
const as = (role: Role): Actor => ({ id: 7, role });
const TAG = cacheTag('genres');
const GENRE = { slug: 'eins', name_de: 'Eins', name_en: null, show_in_filter: true, position: 1 };

describeOnEngines('a write', (engine) => {
  let database: TestDatabase;
  let services: WriteServices;
  let messages: string[];

  beforeEach(async () => {
    database = await openTestDatabase(engine, { onError: () => undefined });
    const bus = createLocalEventBus();
    messages = [];
    bus.subscribe(({ tags }) => messages.push(...tags));
    services = { db: database.db, bus, clock: createFixedClock(NOW), log: createLog('silent') };
  });
  afterEach(async () => {
    await database.close();
  });

  const entries = async () =>
    (await findAuditEntries(database.db, {}, { page: 1, pageSize: 100 })).entries.map(
      ({ id: _, ...entry }) => entry,
    );
  const genres = () => database.db.selectFrom('genres').select('slug').execute();
  async function insert({ trx, record }: Write) {
    await trx.insertInto('genres').values(GENRE).execute();
    record({ entity: 'genres', id: 1, before: null, after: { name: 'Eins' }, tags: [TAG] });
  }
  const nothingHappened = async () => {
    expect([await genres(), await entries(), messages]).toEqual([[], [], []]);
  };

  it('stores, audits who, when and what, and announces after the commit', async () => {
    const seen: number[] = [];
    services.bus.subscribe(() => void genres().then((rows) => seen.push(rows.length)));
    const written = await inWrite(services, as('editor'), 'edit-programme', async (write) => {
      await insert(write);
      return succeed('done');
    });
    expect(written).toEqual({ ok: true, value: 'done' });
    expect(messages).toEqual([TAG]);
    await expect.poll(() => seen).toEqual([1]);
    expect(await entries()).toEqual([
      {
        at: NOW,
        actor: { id: 7, name: null },
        action: 'created',
        entity: 'genres',
        entityId: '1',
        changes: { name: { before: null, after: 'Eins' } },
      },
    ]);
  });

  it('is refused to whose role may not, before anything is done', async () => {
    let isRun = false;
    const work = async () => {
      isRun = true;
      return succeed(null);
    };
    for (const role of ['visitor', 'box_office', 'door', 'accountant'] as const)
      await expect(inWrite(services, as(role), 'edit-programme', work)).rejects.toMatchObject({
        status: 403,
      });
    await expect(inWrite(services, as('editor'), 'manage-settings', work)).rejects.toMatchObject({
      status: 403,
    });
    expect(isRun).toBe(false);
    expect((await inWrite(services, { system: 'test' }, 'manage-settings', work)).ok).toBe(true);
  });

  it('is rolled back on a refusal: nothing stored, audited or published', async () => {
    const refused = await inWrite(services, as('editor'), 'edit-programme', async (write) => {
      await insert(write);
      return fail('TAKEN');
    });
    expect(refused).toEqual({ ok: false, error: 'TAKEN' });
    await nothingHappened();
  });

  it('is undone by a failure', async () => {
    const failing = inWrite(services, as('editor'), 'edit-programme', async (write) => {
      await insert(write);
      throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    await nothingHappened();
  });

  it.skipIf(engine === 'sqlite')('is undone when its connection is ended in the middle', async () => {
    const ended = inWrite(services, as('editor'), 'edit-programme', async (write) => {
      await insert(write);
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(write.trx).catch(() => undefined);
      await write.trx.selectFrom('genres').select('id').execute();
      return succeed(null);
    });
    await expect(ended).rejects.toThrow();
    await nothingHappened();
  });

  it('tells also when nobody knows whether it was committed', async () => {
    const losing = {
      transaction: () => ({
        execute: async (work: Parameters<ReturnType<Db['transaction']>['execute']>[0]) => {
          await database.db.transaction().execute(work);
          throw new Error('lost');
        },
      }),
    } as unknown as Db;
    const lost = inWrite({ ...services, db: losing }, as('editor'), 'edit-programme', async (write) => {
      await insert(write);
      return succeed(null);
    });
    await expect(lost).rejects.toThrow('lost');
    expect(messages).toEqual([TAG]);
    expect(await entries()).toHaveLength(1);
  });

  it('is stored even if the announcement fails', async () => {
    const bus = { ...services.bus, publish: () => Promise.reject(new Error('away')) };
    const written = await inWrite({ ...services, bus }, as('editor'), 'edit-programme', async (write) => {
      await insert(write);
      return succeed(null);
    });
    expect(written.ok).toBe(true);
    expect(await entries()).toHaveLength(1);
  });

  it('that changes nothing is no change', async () => {
    await inWrite(services, as('editor'), 'edit-programme', async ({ record }) => {
      record({ entity: 'genres', id: 1, before: { name: 'Eins' }, after: { name: 'Eins' }, tags: [TAG] });
      return succeed(null);
    });
    expect([await entries(), messages]).toEqual([[], []]);
  });

  it('keeps texts that were cut through the middle of a character', async () => {
    const long = '🦊'.repeat(3000);
    await inWrite(services, as('editor'), 'edit-programme', async ({ record }) => {
      record({ entity: 'genres', id: 1, before: { text: `a${long}` }, after: { text: long }, tags: [] });
      record({ entity: 'genres', id: 1, before: null, after: { list: [`a${long}`] }, tags: [] });
      return succeed(null);
    });
    expect(await entries()).toHaveLength(2);
  });

  it('records every one of many at once', async () => {
    const writes = Array.from({ length: 8 }, (_, id) =>
      inWrite(services, as('editor'), 'edit-programme', async ({ trx, record }) => {
        await trx
          .insertInto('genres')
          .values({ ...GENRE, slug: `g${id}` })
          .execute();
        record({ entity: 'genres', id, before: null, after: { id }, tags: [cacheTag('genre', id)] });
        return succeed(null);
      }),
    );
    await Promise.all(writes);
    expect(new Set(messages).size).toBe(8);
    expect(new Set((await entries()).map(({ entityId }) => entityId)).size).toBe(8);
  });
});
