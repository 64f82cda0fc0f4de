import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/database/engines.ts';
import { createLog } from '../log.server.ts';
import { cacheTag, EVERYTHING } from './cache-tag.ts';
import { createLocalEventBus, type EventBus } from './event-bus.server.ts';
import { createPostgresEventBus } from './postgres-event-bus.server.ts';

describe('the bus of one process', () => {
  it('tells everybody who listens, until they stop', async () => {
    const bus = createLocalEventBus();
    const events: string[][] = [];
    const stop = bus.subscribe((event) => events.push(event.tags));
    await bus.publish({ type: 'changed', tags: [cacheTag('programme')] });
    stop();
    await bus.publish({ type: 'changed', tags: [cacheTag('settings')] });
    expect(events).toEqual([['programme']]);
  });
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('the bus of a cluster', () => {
  const open: (EventBus | TestDatabase)[] = [];
  afterEach(async () => {
    for (const thing of open.splice(0)) await thing.close();
  });

  it('carries what one node changed to all of them, long lists in parts', async () => {
    const database = await openTestDatabase('postgres');
    const log = createLog('silent');
    const one = await createPostgresEventBus(database.url ?? '', log);
    const other = await createPostgresEventBus(database.url ?? '', log);
    open.push(one, other, database);
    const events = { one: new Set<string>(), other: new Set<string>() };
    one.subscribe((event) => event.tags.forEach((tag) => void events.one.add(tag)));
    other.subscribe((event) => event.tags.forEach((tag) => void events.other.add(tag)));

    const tags = Array.from({ length: 950 }, (_, index) => cacheTag('performance', index));
    await one.publish({ type: 'changed', tags });
    await vi.waitFor(() => {
      expect(events.other.size).toBe(950);
      expect(events.one.size).toBe(950);
    });
  });

  it('is back after its connections were ended: missed changes count as changed, unsent ones are sent', async () => {
    const database = await openTestDatabase('postgres');
    const log = createLog('silent');
    const one = await createPostgresEventBus(database.url ?? '', log);
    const other = await createPostgresEventBus(database.url ?? '', log);
    open.push(one, other, database);
    const events: string[] = [];
    const receivedByOther: string[] = [];
    one.subscribe((event) => events.push(...event.tags));
    other.subscribe((event) => receivedByOther.push(...event.tags));

    for (let round = 1; round <= 3; round += 1) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen %' or query like '%pg_notify%' and pid <> pg_backend_pid()
      `.execute(database.db);
      await one.publish({ type: 'changed', tags: [cacheTag(`meanwhile:${round}`)] });
      await vi.waitFor(() => {
        expect(events.filter((tag) => tag === EVERYTHING)).toHaveLength(round);
        expect(receivedByOther.filter((tag) => tag === EVERYTHING)).toHaveLength(round);
      }, 5000);
      await one.publish({ type: 'changed', tags: [cacheTag(`after:${round}`)] });
      await vi.waitFor(() => {
        expect(events).toContain(`after:${round}`);
        expect(receivedByOther).toContain(`after:${round}`);
      }, 5000);
    }
    expect(events.filter((tag) => tag.startsWith('meanwhile'))).not.toHaveLength(0);
  });
});
