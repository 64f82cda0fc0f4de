import { afterAll, beforeAll, expect, it } from 'vitest';
import { programmeTag } from '#features/core/resources/cache-tags.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openApi } from './api-app.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

interface Event {
  id: number;
  date_start: string;
  production: number;
  age_from: number;
  age_to: number;
  access: string[];
  offer: { price_from: string | null } | null;
}

describeOnEngines('the selection of events', (engine) => {
  let test: TestServices;
  let app: ReturnType<typeof openApi>;
  beforeAll(async () => {
    test = await openTestServices(engine, { demo: true });
    app = openApi(test.services);
  });
  afterAll(() => test.close());

  const find = async (query: string) => {
    const answer = await app.request(`https://buntspecht.example/events/?page_size=100${query}`);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { results: Event[] }).results;
  };

  it('ends with the last day that is asked for', async () => {
    const events = await find('&date=24-11-2026&date_to=26-11-2026');
    const days = new Set(events.map(({ date_start: start }) => start.slice(0, 10)));
    expect([...days]).toEqual(['2026-11-24', '2026-11-25', '2026-11-26']);
  });

  it('takes any of several values of one key, and all keys together', async () => {
    const [one, two, three] = await find('');
    const both = await find(`&production=${one?.production}&production=${two?.production}`);
    expect(new Set(both.map(({ production }) => production))).toEqual(
      new Set([one?.production, two?.production]),
    );
    expect(await find(`&production=${three?.production}&room=999999`)).toEqual([]);
    const ages = await find('&age=0&age=12');
    expect(ages.every(({ age_from: from, age_to: to }) => from === 0 || (from <= 12 && to >= 12))).toBe(true);
    expect(ages.some(({ age_from: from }) => from === 0)).toBe(true);
    expect(ages.some(({ age_from: from }) => from > 0)).toBe(true);
  });

  it('finds what costs nothing, and only that', async () => {
    const all = await find('');
    const free = await find('&free=1');
    expect(free.length).toBeGreaterThan(0);
    expect(free.every(({ offer }) => offer !== null && offer.price_from === null)).toBe(true);
    const others = all.filter(({ id }) => !free.some((event) => event.id === id));
    expect(others.every(({ offer }) => offer === null || offer.price_from !== null)).toBe(true);
  });

  it('finds at once what a price list makes cost nothing, and no longer what it makes cost something', async () => {
    const seller = { ...(await signInAs(test.services, 'box_office')), 'content-type': 'application/json' };
    const paid = (await find('')).find(({ offer }) => offer !== null && offer.price_from !== null);
    const isFree = async () => (await find(`&free=1&production=${paid?.production}`)).length > 0;
    const { price_list_id: list } = await test.services.db
      .selectFrom('performances')
      .innerJoin('events', 'events.id_jet', 'performances.id')
      .select('price_list_id')
      .where('events.id', '=', paid?.id ?? 0)
      .executeTakeFirstOrThrow();
    const setAll = async (cents: number) => {
      const headers = seller;
      const at = `https://buntspecht.example/price-lists/${list}`;
      const read = await app.request(at.replace('/price-lists', '/admin/price-lists'), { headers });
      const { seat_groups } = (await read.json()) as { seat_groups: { prices: { cents: number }[] }[] };
      for (const { prices } of seat_groups) for (const price of prices) price.cents = cents;
      const body = JSON.stringify({ seat_groups });
      const ifMatch = { ...headers, 'if-match': read.headers.get('etag') ?? '' };
      expect((await app.request(at, { method: 'PATCH', headers: ifMatch, body })).status).toBe(200);
    };
    expect(await isFree()).toBe(false);
    await setAll(0);
    expect(await isFree()).toBe(true);
    await setAll(500);
    expect(await isFree()).toBe(false);
  });

  it('finds every kind of access, and several together', async () => {
    const all = await find('');
    for (const kind of ['step-free', 'sign-language', 'relaxed', 'quiet']) {
      const events = await find(`&access=${kind}`);
      expect(events.length).toBeGreaterThan(0);
      expect(events.every(({ access }) => access.includes(kind))).toBe(true);
    }
    const missing = all.filter(({ access }) => !access.includes('step-free')).map(({ id }) => id);
    const found = (await find('&access=step-free')).map(({ id }) => id);
    expect(found.filter((id) => missing.includes(id))).toEqual([]);
    const both = await find('&access=step-free&access=quiet');
    expect(both.every(({ access }) => access.includes('step-free') && access.includes('quiet'))).toBe(true);
  });

  it('lets an event’s own list of access stand for itself', async () => {
    const [event] = await find('&access=step-free');
    await test.services.db
      .updateTable('events')
      .set({ access_kinds: 0 })
      .where('id', '=', event?.id ?? 0)
      .execute();
    await test.services.bus.publish({ type: 'changed', tags: [programmeTag()] });
    expect((await find('&access=step-free')).map(({ id }) => id)).not.toContain(event?.id);
    expect((await find('')).find(({ id }) => id === event?.id)?.access).toEqual([]);
  });

  it.each(['calendar', 'events'])('refuses what cannot be used at /%s/ and names it', async (path) => {
    for (const [query, field] of [
      ['date_to=2026-12-24', 'date_to'],
      ['date=24-12-2026&date_to=23-12-2026', 'date_to'],
      ['free=0', 'free'],
      ['access=lift', 'access'],
      ['production=x', 'production'],
      [Array.from({ length: 21 }, (_, id) => `room=${id}`).join('&'), 'room'],
    ] as const) {
      const answer = await app.request(`https://buntspecht.example/${path}/?${query}`);
      expect([query, answer.status]).toEqual([query, 400]);
      expect(await answer.json()).toMatchObject({ fields: [{ field }] });
    }
  });
});
