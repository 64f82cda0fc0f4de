import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadDemo } from '#demo/load-demo.server.ts';
import type { TicketingProvider } from '#features/box-office/ticketing/index.ts';
import type { ContentTree, ModuleNode, Values } from '#features/core/documents/index.ts';
import type { EventCard } from '#features/programme/calendar/index.ts';
import { loadEventLists } from '#features/website/modules/event-list/load.server.ts';
import { createFixedClock } from '#platform/clock.ts';
import { createLocalEventBus } from '#platform/events/event-bus.server.ts';
import { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import { createLog } from '#platform/log.server.ts';
import { describeOnEngines, openTestDatabase, type TestDatabase } from '#tests/database/engines.ts';

/** A Friday, before the first event of the day. */
const clock = createFixedClock('2026-11-20T08:00:00.000Z');

const list = (id: string, data: Values, more: Partial<ModuleNode> = {}): ModuleNode => ({
  id,
  type: 'event-list',
  version: 1,
  data,
  text: { de: {}, en: {} },
  ...more,
});

describeOnEngines('lists of events within pages', (engine) => {
  let database: TestDatabase;
  let queries = 0;
  let calls = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      queries++;
      return result;
    },
  };
  const ticketing = {
    summaries: async () => {
      calls++;
      return new Map();
    },
  } as unknown as TicketingProvider;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await loadDemo({ db: database.db, clock, storage: { write: async () => undefined } });
  });
  afterAll(() => database.close());

  async function cardsOf(tree: ContentTree): Promise<Record<string, EventCard[]>> {
    const cache = new TaggedCache(createLocalEventBus(), () => Date.parse(clock.now()));
    const log = createLog('silent');
    const services = { db: database.db.withPlugin(counting), clock, ticketing, cache, log };
    [queries, calls] = [0, 0];
    const { modules } = await loadEventLists(services, tree, 'en');
    const lists = Object.entries(modules) as unknown as [string, { events: EventCard[] }][];
    return Object.fromEntries(lists.map(([id, { events }]) => [id, events]));
  }

  it('are read in one query and one call to the box office, however many there are', async () => {
    const cards = await cardsOf({
      modules: [
        list('all', {}),
        list('soon', { filters: 'next_3_days' }),
        {
          ...list('around', { columns: '100' }),
          type: 'section',
          slots: { 'column-1': [list('weekend', { filters: 'weekend' })] },
        },
        list('german', {}, { languages: ['de'] }),
        list('over', {}, { online_to: clock.now() }),
      ],
    });
    expect([queries, calls]).toEqual([1, 1]);
    expect(Object.keys(cards)).toEqual(['all', 'soon', 'weekend']);
    expect(cards.all).toHaveLength(8);
    const days = (name: string) => [...new Set(cards[name]?.map(({ day }) => day))];
    expect(days('soon').every((day) => day >= '2026-11-20' && day <= '2026-11-22')).toBe(true);
    expect(days('weekend')).not.toEqual([]);
    expect(days('weekend').every((day) => ['2026-11-21', '2026-11-22'].includes(day))).toBe(true);
  });

  it('begin and end where an editor says, and hold only what was chosen', async () => {
    const { all = [] } = await cardsOf({ modules: [list('all', {})] });
    const chosen = all.slice(2, 4).map(({ id }) => id);
    const cards = await cardsOf({
      modules: [
        list('advent', { date_from: '2026-12-01T00:00:00.000Z', date_to: '2026-12-06T00:00:00.000Z' }),
        list('chosen', { children: chosen.map((event) => ({ id: `e${event}`, event })) }),
        list('past', { date_from: '2020-01-01T00:00:00.000Z' }),
      ],
    });
    expect(cards.advent?.length).toBeGreaterThan(0);
    expect(cards.advent?.every(({ day }) => day >= '2026-12-01' && day <= '2026-12-06')).toBe(true);
    expect(cards.chosen?.map(({ id }) => id)).toEqual(chosen);
    expect(cards.past?.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });

  it('ask nothing where a page has none', async () => {
    expect(await cardsOf({ modules: [] })).toEqual({});
    expect([queries, calls]).toEqual([0, 0]);
  });
});
