import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays, addressDay, isDay } from '#lib/venue-time.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openApi } from './api-app.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

interface EventJson {
  id: number;
  date_start: string;
  event_type_new: { id: number; slug: string; name: string };
  room: { id: number };
  age_from: number;
  age_to: number;
  offer: { availability: string } | null;
}

interface EventList {
  count: number;
  next: string | null;
  previous: string | null;
  results: EventJson[];
}

describeOnEngines('the programme’s calls', (engine) => {
  let test: TestServices;
  let app: ReturnType<typeof openApi>;

  beforeAll(async () => {
    test = await openTestServices(engine, { demo: true });
  });
  beforeEach(() => {
    app = openApi(test.services);
  });
  afterAll(async () => {
    await test.close();
  });

  async function get<T>(path: string, status = 200): Promise<T> {
    const answer = await app.request(`https://buntspecht.example${path}`, {
      headers: { 'accept-language': 'en' },
    });
    expect(answer.status).toBe(status);
    return (await answer.json()) as T;
  }

  it('bind visitors to the limits of an order, and nobody who sells', async () => {
    const { results } = await get<EventList>('/events/?page_size=50');
    const limitsOf = async (id: number, headers: Record<string, string> = {}) => {
      const answer = await app.request(`https://buntspecht.example/events/${id}/`, { headers });
      const { max_per_price: price, max_per_order: order } = await answer.json();
      return { limits: [price, order], cached: answer.headers.get('cache-control') };
    };
    const sold = results.find(({ offer }) => offer !== null)?.id ?? 0;
    const as = async (role: 'box_office' | 'editor') => limitsOf(sold, await signInAs(test.services, role));
    const visitor = await limitsOf(sold);
    expect(visitor.limits).toEqual([10, 20]);
    expect((await as('editor')).limits).toEqual(visitor.limits);
    expect(await as('box_office')).toEqual({ limits: [500, 500], cached: 'private, no-store' });
  });

  it('list events in pages that lead to each other and never show one twice', async () => {
    const first = await get<EventList>('/events/?page_size=10');
    expect(first.results).toHaveLength(10);
    expect(first.previous).toBeNull();
    const second = await get<EventList>(
      new URL(first.next ?? '').pathname + new URL(first.next ?? '').search,
    );
    expect(second.previous).toContain('page=1');
    expect(second.count).toBe(first.count);
    const ids = [...first.results, ...second.results].map((event) => event.id);
    expect(new Set(ids).size).toBe(20);
    const starts = [...first.results, ...second.results].map((event) => event.date_start);
    expect(starts).toEqual(starts.toSorted());
  });

  it('end with a page without a next one, and an empty one behind it', async () => {
    const { count } = await get<EventList>('/events/?page_size=1');
    const last = await get<EventList>(`/events/?page_size=100&page=${Math.ceil(count / 100)}`);
    expect(last.next).toBeNull();
    expect((await get<EventList>('/events/?page_size=100&page=999')).results).toEqual([]);
  });

  it.each([
    'teasers',
    'exhibition-types',
    'genres',
    'event-tags',
    'production-tags',
    'seasons',
    'rooms',
    'person-categories',
  ])('answer /%s/ as an array in pages, and one of them by its id', async (name) => {
    const all = await get<{ id: number }[]>(`/${name}/`);
    expect(all.length).toBeGreaterThan(1);
    expect(await get(`/${name}/?page_size=1&page=2`)).toEqual([all[1]]);
    expect(await get(`/${name}/${all[1]?.id}/`)).toEqual(all[1]);
    await get(`/${name}/99999/`, 404);
    await get(`/${name}/?page_size=101`, 400);
    const link = (await app.request(`https://buntspecht.example/${name}/?page_size=1`)).headers.get('link');
    expect(link).toBe(`<https://buntspecht.example/${name}/?page_size=1&page=2>; rel="next"`);
  });

  it('filter by every option, and by all together', async () => {
    const { results } = await get<EventList>('/events/?page_size=100');
    const [some] = results;
    const query = `type=${some?.event_type_new.id}&room=${some?.room.id}&age=${some?.age_from}`;
    const found = await get<EventList>(`/events/?${query}&page_size=100`);
    expect(found.count).toBeGreaterThan(0);
    for (const event of found.results) {
      expect(event.event_type_new.id).toBe(some?.event_type_new.id);
      expect(event.room.id).toBe(some?.room.id);
      expect(event.age_from).toBeLessThanOrEqual(some?.age_from ?? 0);
    }
    expect((await get<EventList>('/events/?type=1&type=999&room=999999')).count).toBe(0);
  });

  it('begin with the day that is asked for', async () => {
    const day = addDays(test.services.clock.today(), 20);
    const { results } = await get<EventList>(`/events/?date=${addressDay(day)}`);
    expect(results.every((event) => event.date_start >= addDays(day, -1))).toBe(true);
  });

  it('say what their tickets cost and whether there are any', async () => {
    const { results } = await get<EventList>('/events/?page_size=100');
    const words = new Set(results.map((event) => event.offer?.availability));
    expect(words).toContain('many');
    expect(words).toContain('sold-out');
  });

  it.each([
    ['room=stage', 'room'],
    ['date=2026-12-24', 'date'],
    ['date=31-02-2027', 'date'],
    ['page=0', 'page'],
    ['page_size=1000', 'page_size'],
    ['age=99', 'age'],
  ])('refuse ?%s and name the parameter', async (query, field) => {
    const problem = await get<{ fields: { field: string }[] }>(`/events/?${query}`, 400);
    expect(problem.fields.map((each) => each.field)).toEqual([field]);
  });

  it('tell of one event what the booking widget needs', async () => {
    const { results } = await get<EventList>('/events/?page_size=100');
    const bookable = results.find((event) => event.offer?.availability === 'many');
    const event = await get<{ seat_groups: { prices: { price: string; text: string }[] }[]; id_jet: number }>(
      `/events/${bookable?.id}/`,
    );
    const [full] = event.seat_groups[0]?.prices ?? [];
    expect(full?.text).toBe('Vollpreis');
    expect(full?.price).toMatch(/^\d+\.\d\d$/);
    await get('/events/999999999/', 404);
  });

  it('list the days that have events, following the other filters', async () => {
    type Days = { date_start: string; events: number[] }[];
    const all = await get<Days>('/calendar/');
    const some = await get<Days>('/calendar/?type=1');
    expect(all.every((day) => isDay(day.date_start) && day.events.length > 0)).toBe(true);
    expect(some.flatMap((day) => day.events).length).toBeLessThan(all.flatMap((day) => day.events).length);
  });

  it('keep what is not to be filtered by out of tags and series', async () => {
    type Option = { id: number; show_in_filter: boolean };
    for (const options of [await get<Option[]>('/event-tags/'), await get<Option[]>('/series/')]) {
      expect(options.length).toBeGreaterThan(5);
      expect(options.every((option) => option.show_in_filter)).toBe(true);
    }
  });

  it('answer by its id what the list leaves out', async () => {
    type Option = { id: number; show_in_filter: boolean };
    const listed = (await get<Option[]>('/event-tags/')).map(({ id }) => id);
    const hidden = Array.from({ length: 12 }, (_, index) => index + 1).find((id) => !listed.includes(id));
    expect(await get(`/event-tags/${hidden}/`)).toMatchObject({ id: hidden, show_in_filter: false });
  });

  it.each(['rooms', 'exhibition-types', 'genres', 'event-tags', 'production-tags', 'seasons', 'series'])(
    'say of every option at /%s/ whether filters show it',
    async (path) => {
      const options = await get<{ show_in_filter?: boolean }[]>(`/${path}/`);
      expect(options.every(({ show_in_filter: isShown }) => typeof isShown === 'boolean')).toBe(true);
    },
  );

  it('answer an example', async () => {
    expect(await get('/example')).toEqual((await get<EventList>('/events/?page_size=1')).results[0]);
  });

  it('lead to the event’s own tickets', async () => {
    const { results } = await get<EventList>('/events/?page_size=100');
    const bookable = results.find((event) => event.offer?.availability === 'many');
    const event = await get<{ ticket_url: string; link: { url: string } }>(`/events/${bookable?.id}/`);
    expect(event.ticket_url).toBe(`${event.link.url}#datesAndTickets`);
  });

  it('are not sent twice to a client that has them already', async () => {
    const first = await app.request('https://buntspecht.example/events/');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const tag = first.headers.get('etag') ?? '';
    const second = await app.request('https://buntspecht.example/events/', {
      headers: { 'if-none-match': tag },
    });
    expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([304, '', tag]);
  });

  it('say that a method is unknown before they ask for a token', async () => {
    const answer = await app.request('https://buntspecht.example/example', { method: 'DELETE' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const guarded = await app.request('https://buntspecht.example/events', { method: 'POST' });
    expect(guarded.status).toBe(403);
  });

  it('list series in pages of bounded size', async () => {
    type Page = { count: number; next: string | null; previous: string | null; results: { id: number }[] };
    const all = await get<Page>('/series/?page_size=100');
    const second = await get<Page>('/series/?page_size=3&page=2');
    expect(second.results.map(({ id }) => id)).toEqual(all.results.slice(3, 6).map(({ id }) => id));
    expect(second).toMatchObject({
      count: all.results.length,
      next: expect.stringContaining('page=3'),
      previous: expect.stringContaining('page=1'),
    });
    expect((await get<Page>('/series/?page_size=3&page=3')).next).toBeNull();
    await get('/series/?page_size=101', 400);
  });

  it.each(['/rooms/', '/genres/', '/exhibition-types/', '/seasons/', '/production-tags/', '/teasers/'])(
    'answer %s with a list in the visitor’s language, slash or not',
    async (path) => {
      const list = await get<{ id: number; name: string }[]>(path);
      expect(list.length).toBeGreaterThan(1);
      expect(await get(path.slice(0, -1))).toEqual(list);
    },
  );

  it('answer unknown addresses with a problem in JSON', async () => {
    expect(await get('/nothing-here', 404)).toMatchObject({ status: 404, code: 'not_found' });
  });
});
