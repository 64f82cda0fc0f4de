import { type ErrorHandler, Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SeatedHall } from '#features/box-office/ticketing/index.ts';
import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import { api } from '#server/api/api.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openTestServices, type TestServices } from '#tests/integration/site-services.ts';
import { ADULT } from '#tests/ticketing/box-office.ts';
import { accepted } from '#tests/ticketing/outcomes.ts';
import { SEATED_JET_ID as JET_ID, seatEvent } from './seated-event.ts';

const answerProblem: ErrorHandler = (error, c) => {
  if (error instanceof Problem) return problemResponse(c, error);
  throw error;
};

describeOnEngines('plan and states of seats', (engine) => {
  let test: TestServices;
  let site: Hono;
  let seated: number;
  let counted: number;

  beforeAll(async () => {
    test = await openTestServices(engine, { demo: true });
    site = new Hono({ strict: false }).onError(answerProblem);
    for (const language of ['de', 'en']) site.route(`/${language}/api`, api(test.services));
    const [first, second] = (await ask('/en/api/events/?page_size=2').then(jsonOf)).results as {
      id: number;
    }[];
    [seated, counted] = [first?.id ?? 0, second?.id ?? 0];
    await seatEvent(test.services.db, seated);
  });
  afterAll(() => test.close());

  const ask = async (path: string, headers: Record<string, string> = {}) =>
    site.request(`http://localhost${path}`, { headers });
  const jsonOf = async (answer: Response) => (await answer.json()) as Record<string, unknown>;
  const planOf = async (query = '') => ask(`/de/api/events/${seated}/seating-plan/${query}`);
  const statesOf = async (headers?: Record<string, string>) =>
    ask(`/de/api/events/${seated}/seats/`, headers);
  const add = async (quantity: number) =>
    accepted(
      await test.services.ticketing.add(null, {
        ...{ jetId: JET_ID, seatGroup: 'HALL', blockId: null },
        tickets: [{ saleTypeId: ADULT, quantity }],
      }),
    );

  it('are said of the events that have them', async () => {
    for (const [id, isSeated] of [
      [seated, true],
      [counted, undefined],
    ] as const) {
      const { seated: said } = await jsonOf(await ask(`/en/api/events/${id}/`));
      expect(said).toBe(isSeated);
      const { results } = await jsonOf(await ask(`/en/api/events/?ids=${id}`));
      expect((results as { seated?: true }[])[0]?.seated).toBe(isSeated);
    }
  });

  it('are 404 where places are only counted, and where visitors see no event', async () => {
    for (const call of ['seating-plan', 'seats'])
      for (const id of [counted, 999_999]) {
        const answer = await ask(`/en/api/events/${id}/${call}/`);
        expect([answer.status, (await jsonOf(answer)).code]).toEqual([404, 'not_found']);
      }
    const { db } = test.services;
    await db.updateTable('events').set({ is_online: false }).where('id', '=', seated).execute();
    expect([(await planOf()).status, (await statesOf()).status]).toEqual([404, 404]);
    await db.updateTable('events').set({ is_online: true }).where('id', '=', seated).execute();
    expect((await planOf()).status).toBe(200);
  });

  it('are the plan in the words of the address, cached permanently by its version', async () => {
    const german = await planOf();
    expect(german.headers.get('cache-control')).toBe('no-cache');
    const plan = await jsonOf(german);
    const known = (await test.services.ticketing.seating?.hall(JET_ID)) as SeatedHall;
    expect(plan).toMatchObject({ version: known.version, size: known.size, zones: [{ name: 'Parkett' }] });
    expect((plan.seats as unknown[]).length).toBe(known.seats.length);
    expect((plan.seats as unknown[])[0]).toEqual({
      ...{ guid: known.seats[0]?.guid, zone: 'Parkett', row: '1', seat: '1' },
      ...{ row_order: 0, position: known.seats[0]?.position, block: known.seats[0]?.block },
      ...{ x: known.seats[0]?.x, y: known.seats[0]?.y, seat_group: 'HALL' },
      ...{ wheelchair: false, companion: false, step_free: false, restricted_view: null },
    });
    const english = await jsonOf(await ask(`/en/api/events/${seated}/seating-plan/`));
    expect([english.zones, plan.zones]).toEqual([[{ name: 'Stalls' }], [{ name: 'Parkett' }]]);

    const cached = await planOf(`?version=${known.version}`);
    expect(cached.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await planOf(`?version=${known.version + 1}`)).headers.get('cache-control')).toBe('no-cache');
    expect((await planOf('?version=x')).status).toBe(400);
    const etag = german.headers.get('etag') ?? '';
    const again = await ask(`/de/api/events/${seated}/seating-plan/`, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('are the states of everybody, and of a cart', async () => {
    const { seats } = await jsonOf(await planOf());
    const nobody = await statesOf();
    const free = '.'.repeat((seats as unknown[]).length);
    const before = await jsonOf(nobody);
    expect(before.states).toBe(free);
    expect(nobody.headers.get('cache-control')).toBe('public, max-age=1');
    expect(nobody.headers.get('vary')).toContain('cookie');
    const etag = nobody.headers.get('etag') ?? '';
    expect((await statesOf({ 'if-none-match': etag })).status).toBe(304);

    const { reference } = await add(2);
    test.clock.advance(2);
    const others = await statesOf({ 'if-none-match': etag });
    const mine = await statesOf({ cookie: `cart=${reference}` });
    expect([others.status, mine.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const taken = (await jsonOf(others)).states as string;
    expect(taken).toMatch(/^\.*xx\.*$/);
    expect(await jsonOf(mine)).toEqual({ version: before.version, states: taken.replaceAll('x', 'm') });
    const unknown = await statesOf({ cookie: 'cart=somebody' });
    expect((await jsonOf(unknown)).states).toBe(taken);

    // For a second the answer is the one that was read.
    const { db } = test.services;
    await db.deleteFrom('seat_claims').where('performance_id', '=', JET_ID).execute();
    expect((await jsonOf(await statesOf())).states).toBe(taken);
    test.clock.advance(2);
    expect((await jsonOf(await statesOf())).states).toBe(free);
  });
});
