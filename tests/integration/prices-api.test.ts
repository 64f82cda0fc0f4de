import { afterAll, beforeAll, expect, it } from 'vitest';
import { pricesTag } from '#features/box-office/prices/cache-tags.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openApi } from './api-app.ts';
import { openTestServices, type TestServices } from './site-services.ts';

interface PriceList {
  id: number;
  price_from: string | null;
  seat_groups: {
    text: string;
    fallback?: object;
    prices: { id: number; price: string; text: string; name: string }[];
  }[];
  productions: { id: number; name: string; link: { url: string } }[];
}

describeOnEngines('the price overview', (engine) => {
  let test: TestServices;
  let app: ReturnType<typeof openApi>;
  beforeAll(async () => {
    test = await openTestServices(engine, { demo: true });
    app = openApi(test.services);
  });
  afterAll(() => test.close());

  async function read(query = ''): Promise<{ count: number; next: string | null; results: PriceList[] }> {
    const answer = await app.request(`/prices/?page_size=100${query}`, {
      headers: { 'accept-language': 'de' },
    });
    expect(answer.status).toBe(200);
    return answer.json();
  }
  const all = async () => (await read()).results;

  it('names what tickets cost by seat group, the full price first, and for which productions', async () => {
    const lists = await all();
    expect(lists.length).toBeGreaterThan(3);
    const { db } = test.services;
    const event = await db
      .selectFrom('events')
      .innerJoin('performances', 'performances.id', 'events.id_jet')
      .select(['events.production_id', 'performances.price_list_id'])
      .where('events.is_online', '=', true)
      .where('events.day', '>=', test.clock.today())
      .executeTakeFirstOrThrow();
    const list = lists.find(({ id }) => id === event.price_list_id);
    expect(list?.productions.map(({ id }) => id)).toContain(event.production_id);
    expect(list?.productions[0]?.link.url).toMatch(/^\/de\/produktionen\//);
    const [group] = list?.seat_groups ?? [];
    expect(group?.prices[0]).toMatchObject({
      text: 'Vollpreis',
      price: expect.stringMatching(/^\d+\.\d\d$/),
    });
    const amounts = list?.seat_groups.flatMap(({ prices }) => prices.map(({ price }) => Number(price))) ?? [];
    const lowest = Math.min(...amounts.filter((amount) => amount > 0));
    expect(list?.price_from).toBe(Number.isFinite(lowest) ? lowest.toFixed(2) : null);
  });

  it('comes in pages like other lists', async () => {
    const answer = await (await app.request('/prices/?page_size=2&page=2')).json();
    const lists = await all();
    expect(answer).toMatchObject({ count: lists.length, next: expect.stringContaining('page=3') });
    expect(answer.results.map(({ id }: PriceList) => id)).toEqual(lists.slice(2, 4).map(({ id }) => id));
    expect((await app.request('/prices/?page=0')).status).toBe(400);
  });

  it('is read once, until something it shows has changed or another day has started', async () => {
    const [list] = await all();
    const price = list?.seat_groups[0]?.prices[0];
    const { db, bus } = test.services;
    const priceNow = async () => (await all())[0]?.seat_groups[0]?.prices[0]?.price;
    await db
      .updateTable('prices')
      .set({ cents: 4321 })
      .where('id', '=', price?.id ?? 0)
      .execute();
    expect(await priceNow()).toBe(price?.price);
    await bus.publish({ type: 'changed', tags: [pricesTag()] });
    await expect.poll(priceNow).toBe('43.21');
    await db
      .updateTable('prices')
      .set({ cents: 1234 })
      .where('id', '=', price?.id ?? 0)
      .execute();
    test.clock.advance(24 * 3600);
    expect(await priceNow()).toBe('12.34');
  });
});
