import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadLarge } from '#demo/load-large.server.ts';
import {
  countEvents,
  countEventsByDay,
  readUpcomingColumns,
} from '#features/programme/calendar/count-store.server.ts';
import type { EventSelection } from '#features/programme/calendar/event-filter.ts';
import { eventWindow } from '#features/programme/calendar/event-window.ts';
import { listEvents } from '#features/programme/calendar/store.server.ts';
import type { UpcomingColumns } from '#features/programme/calendar/upcoming-columns.ts';
import { ACCESS_KINDS } from '#lib/access-kinds.ts';
import { addDays } from '#lib/venue-time.ts';
import { createFixedClock } from '#platform/clock.ts';
import { describeOnEngines, openTestDatabase, type TestDatabase } from '#tests/database/engines.ts';
import { seededRandom } from '#tests/ticketing/seeded-random.ts';

const MORNING = '2026-11-20T08:00:00.000Z';
const SELECTIONS = 40;

/** docs/algorithms/calendar-query.md#in-memory */
describeOnEngines('20,000 events in memory', (engine) => {
  let database: TestDatabase;
  let columns: UpcomingColumns;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await loadLarge(database.db, '2026-11-20');
    await database.db.updateTable('events').set({ is_online: false }).where('id', '<', 50).execute();
    await database.db.updateTable('events').set({ access_kinds: 5 }).where('id', '>', 19_000).execute();
    await database.db.updateTable('productions').set({ is_online: false }).where('id', '=', 3).execute();
    await database.db.updateTable('rooms').set({ access_kinds: 2 }).where('id', '=', 2).execute();
    columns = await readUpcomingColumns(database.db, eventWindow({}, createFixedClock(MORNING)));
  }, 120_000);
  afterAll(() => database.close());

  /** One of the first ids, or several of them; often none of it. */
  function someSelection(random: () => number): EventSelection {
    const upTo = (most: number) => 1 + Math.floor(random() * most);
    const some = (most: number) => (random() < 0.6 ? upTo(most) : [upTo(most), upTo(most)]);
    return {
      ...(random() < 0.3 ? { room: some(6) } : {}),
      ...(random() < 0.3 ? { type: some(6) } : {}),
      ...(random() < 0.3 ? { genre: some(6) } : {}),
      ...(random() < 0.2 ? { series: some(4) } : {}),
      ...(random() < 0.2 ? { production: some(27) } : {}),
      ...(random() < 0.4 ? { tag: some(12) } : {}),
      ...(random() < 0.4 ? { age: some(12) } : {}),
      ...(random() < 0.2 ? { free: true as const } : {}),
      ...(random() < 0.4 ? { access: ACCESS_KINDS[upTo(4) - 1] ?? 'quiet' } : {}),
    };
  }

  /** A first day, a last one, both or none; some of them beyond all events. */
  function someDays(random: () => number): EventSelection {
    const [first, more] = [Math.floor(random() * 400), Math.floor(random() * 60)];
    return {
      ...(random() < 0.5 ? { date: addDays('2026-11-20', first) } : {}),
      ...(random() < 0.5 ? { dateTo: addDays('2026-11-20', first + more) } : {}),
    };
  }

  it.each(['2026-11-20T08:00:00.000Z', '2026-11-20T17:45:00.000Z'])(
    'are counted and found as the database does, at %s',
    async (now) => {
      const random = seededRandom(1);
      const clock = createFixedClock(now);
      let found = 0;
      for (let round = 0; round < SELECTIONS; round += 1) {
        const selection = someSelection(random);
        const window = eventWindow(selection, clock);
        const counted = await countEventsByDay(database.db, window);
        expect(columns.countByDay(selection, window.now), JSON.stringify(selection)).toEqual(counted);

        const days = someDays(random);
        const dated = { ...selection, ...days };
        const part = { offset: Math.floor(random() * 30), limit: 10 };
        const listed = await listEvents(database.db, eventWindow(dated, clock), part);
        const { ids, total } = columns.list(dated, window.now, part);
        expect(ids, JSON.stringify([dated, part])).toEqual(listed.map(({ id }) => id));
        expect(total).toBe(await countEvents(database.db, eventWindow(dated, clock)));
        if (counted.length > 0) found += 1;
      }
      expect(found).toBeGreaterThan(SELECTIONS / 4);
    },
    120_000,
  );
});
