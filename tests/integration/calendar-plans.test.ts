import { CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadLarge } from '#demo/load-large.server.ts';
import type { Db } from '#features/database.server.ts';
import { within } from '#features/programme/calendar/event-conditions.server.ts';
import type { EventSelection } from '#features/programme/calendar/event-filter.ts';
import { eventWindow } from '#features/programme/calendar/event-window.ts';
import {
  findEventsByIds,
  findEventsByJetIds,
  findUpcomingEventsOf,
  listEvents,
  listEventsOfAll,
} from '#features/programme/calendar/store.server.ts';
import { createFixedClock } from '#platform/clock.ts';
import { describeOnEngines, openTestDatabase, type TestDatabase } from '#tests/database/engines.ts';

const clock = createFixedClock('2026-11-20T08:00:00.000Z');

const SELECTIONS: [string, EventSelection][] = [
  ['nothing chosen', {}],
  ['a day and a last day', { date: '2026-12-01', dateTo: '2026-12-24' }],
  ['a tag', { tag: 1 }],
  ['an age', { age: 5 }],
  ['several ages', { age: [2, 5, 9] }],
  ['only what is free', { free: true }],
  ['a kind of access', { access: 'sign-language' }],
  ['several kinds of access', { access: ['step-free', 'quiet'] }],
  ['productions', { production: [1, 2, 3] }],
  [
    'everything at once',
    { room: 1, type: [1, 2], tag: 1, age: 5, free: true, access: 'quiet', dateTo: '2027-06-01' },
  ],
];

describeOnEngines('the plan of a page of 20,000 events', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await loadLarge(database.db, clock.today());
    if (engine === 'postgres') await sql`vacuum analyze`.execute(database.db);
  }, 120_000);
  afterAll(() => database.close());

  const page = (selection: EventSelection) =>
    within(database.db.selectFrom('events').select('events.id'), eventWindow(selection, clock))
      .orderBy('events.date_start')
      .orderBy('events.id')
      .limit(10);

  async function planOf(selection: EventSelection): Promise<string> {
    const query = page(selection);
    if (engine === 'postgres') return JSON.stringify(await query.explain('text'));
    const rows = await query.explain<{ detail: string }>(undefined, sql`query plan`);
    return rows.map(({ detail }) => detail).join('\n');
  }

  it.each(SELECTIONS)('reads events from the index alone: %s', async (_, selection) => {
    const plan = await planOf(selection);
    if (engine === 'sqlite') {
      expect(plan).toContain('SEARCH events USING COVERING INDEX events_in_calendar');
      expect(plan).not.toContain('SCAN events');
      expect(plan).not.toContain('TEMP B-TREE FOR ORDER BY');
    } else expect(plan).not.toMatch(/Seq Scan on events\b/);
  });

  const window = (selection: EventSelection) => eventWindow(selection, clock);

  it.each<[string, (db: Db) => Promise<unknown>]>([
    ['their ids', (db) => findEventsByIds(db, [300, 7, 12_000])],
    ['the numbers of the box office', (db) => findEventsByJetIds(db, [300, 7, 12_000])],
    [
      'what they belong to',
      (db) => findUpcomingEventsOf(db, { parentId: 7 }, { now: clock.now(), limit: 10 }),
    ],
  ])('searches events by %s, not among all that are online', async (_, read) => {
    for (const plan of await plansOf(read)) expect(plan).not.toContain('events_in_calendar');
  });

  it.each<[string, (db: Db) => Promise<unknown>]>([
    ['a page', (db) => listEvents(db, window({}), { offset: 0, limit: 10 })],
    ['a page of a filter', (db) => listEvents(db, window({ tag: 1, age: 5 }), { offset: 0, limit: 10 })],
    [
      'several lists at once',
      (db) =>
        listEventsOfAll(
          db,
          [{}, { genre: 1 }].map((each) => ({ ...window(each), ids: [] })),
          4,
        ),
    ],
  ])('names productions and rooms of the events it shows, not of all: %s', async (_, read) => {
    for (const plan of await plansOf(read)) {
      expect(plan).toContain('productions');
      expect(plan).not.toMatch(engine === 'sqlite' ? /SCAN events\b/ : /Seq Scan on events\b/);
    }
  });

  /** The plans of all that is asked of the database. */
  async function plansOf(read: (db: Db) => Promise<unknown>): Promise<string[]> {
    const queries: CompiledQuery[] = [];
    const watching: KyselyPlugin = {
      transformQuery({ node, queryId }) {
        queries.push(database.db.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    await read(database.db.withPlugin(watching));
    expect(queries.length).toBeGreaterThan(0);
    const explain = engine === 'sqlite' ? 'explain query plan' : 'explain';
    const plans = queries.map(async ({ sql: text, parameters }) => {
      const asking = CompiledQuery.raw(`${explain} ${text}`, [...parameters]);
      return JSON.stringify((await database.db.executeQuery(asking)).rows);
    });
    return Promise.all(plans);
  }
});
