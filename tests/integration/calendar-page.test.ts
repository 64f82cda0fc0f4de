import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemo } from '#demo/load-demo.server.ts';
import type { TicketingProvider } from '#features/box-office/ticketing/index.ts';
import { densityAt } from '#features/programme/calendar/day-density.ts';
import type { EventFilter } from '#features/programme/calendar/event-filter.ts';
import { findEmptyResultSuggestions } from '#features/programme/calendar/find-empty-result-suggestions.server.ts';
import { loadCalendarPage } from '#features/programme/calendar/load-calendar-page.server.ts';
import { createFixedClock } from '#platform/clock.ts';
import { createLocalEventBus } from '#platform/events/event-bus.server.ts';
import { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import { describeOnEngines, openTestDatabase, type TestDatabase } from '#tests/database/engines.ts';

/** A Friday, before the first event of the day. */
const clock = createFixedClock('2026-11-20T08:00:00.000Z');
const TODAY = '2026-11-20';
const ticketing = { summaries: async () => new Map() } as unknown as TicketingProvider;

describeOnEngines('the calendar of the demo venue', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await loadDemo({ db: database.db, clock, storage: { write: async () => undefined } });
  });
  afterAll(() => database.close());

  const cache = new TaggedCache(createLocalEventBus(), () => Date.parse(clock.now()));
  const services = () => ({ db: database.db, clock, ticketing, cache });
  const pageOf = (filter: EventFilter, page = 1) =>
    loadCalendarPage(services(), { filter, page, language: 'de' });
  const idOf = async (table: 'event_types' | 'series' | 'rooms', slug: string) =>
    (await database.db.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;

  it('has ten events on a page, none of them on two', async () => {
    const [first, second] = [await pageOf({}), await pageOf({}, 2)];
    expect(first.events).toHaveLength(10);
    expect(first.more).toBe(true);
    const ids = [...first.events, ...second.events].map(({ id }) => id);
    expect(new Set(ids).size).toBe(20);
  });

  it('counts the events of a day as the list has them', async () => {
    const { density, events } = await pageOf({});
    const today = events.filter(({ day }) => day === TODAY);
    expect(densityAt(density, TODAY)).toBe(today.length);
    expect(densityAt(density, '2026-11-23')).toBe('closed');
  });

  it('shows teasers, but not while something is chosen', async () => {
    const type = await idOf('event_types', 'theatre');
    const teasers = await Promise.all([1, 2, 3, 4].map(async (page) => (await pageOf({}, page)).teasers));
    expect(teasers.flat().length).toBeGreaterThan(0);
    expect((await pageOf({ type })).teasers).toEqual([]);
  });

  it('has no chip for a date that lists begin with anyway', async () => {
    const type = await idOf('event_types', 'theatre');
    expect((await pageOf({ type, date: TODAY })).filter).toEqual({ type });
    expect((await pageOf({ date: '2020-01-01' })).filter).toEqual({});
  });

  it('counts days whatever date is chosen, so that other days can be chosen', async () => {
    const { density } = await pageOf({ date: '2026-12-01' });
    expect(densityAt(density, TODAY)).toBeGreaterThan(0);
  });

  it('has an end', async () => {
    const { total } = await pageOf({});
    const last = await pageOf({}, Math.ceil(total / 10));
    expect(last.more).toBe(false);
    expect(last.suggestions).toBeNull();
  });

  describe('alternatives to an empty result', () => {
    it('name the day closest to the chosen one, and lead to results', async () => {
      const filter = { type: await idOf('event_types', 'theatre'), date: '2028-01-01' };
      const { nearestDay } = await findEmptyResultSuggestions(services(), filter);
      expect(nearestDay).not.toBeNull();
      const found = await pageOf({ ...filter, date: nearestDay ?? TODAY });
      expect(found.total).toBeGreaterThan(0);
    });

    it('name the one filter to drop, and how much is found without it', async () => {
      const filter = { type: await idOf('event_types', 'theatre'), room: 999_999 };
      const { drop, nearestDay, near } = await findEmptyResultSuggestions(services(), filter);
      expect(drop?.key).toBe('room');
      expect(drop?.count).toBe((await pageOf({ type: filter.type })).total);
      expect(nearestDay).toBeNull();
      expect(near).toHaveLength(2);
      expect(near.every(({ event }) => event.type.id === filter.type)).toBe(true);
    });

    it('show two different near matches even when no single filter helps', async () => {
      const { drop, near } = await findEmptyResultSuggestions(services(), { room: 999_999, type: 999_999 });
      expect(drop).toBeNull();
      expect(new Set(near.map(({ event }) => event.slug)).size).toBe(2);
    });

    it('are given when nothing is found, and only then', async () => {
      expect((await pageOf({ room: 999_999 })).suggestions).not.toBeNull();
      expect((await pageOf({})).suggestions).toBeNull();
    });
  });
});
