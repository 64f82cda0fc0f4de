import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openApi } from './api-app.ts';
import { openTestServices, type TestServices } from './site-services.ts';

interface Item {
  id: number;
  slug: string;
  name: string;
}
interface ProductionJson extends Item {
  season: number;
  exhibition_type: Item;
  next_event: { id: number; date_start: string } | null;
  price_from: string | null;
}
interface List<T> {
  count: number;
  next: string | null;
  previous: string | null;
  results: T[];
}
interface ProblemJson {
  fields: { field: string }[];
}

describeOnEngines('the calls for productions, people and places', (engine) => {
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

  async function get<T>(path: string, status = 200, language = 'en'): Promise<T> {
    const answer = await app.request(`https://buntspecht.example${path}`, {
      headers: { 'accept-language': language },
    });
    expect(answer.status).toBe(status);
    return (await answer.json()) as T;
  }
  const productions = (query = '') => get<List<ProductionJson>>(`/productions/?page_size=100${query}`);

  it('list every production once, the one with the next date first', async () => {
    const { count, results } = await productions();
    expect(results).toHaveLength(count);
    expect(new Set(results.map(({ id }) => id)).size).toBe(count);
    const starts = results.flatMap(({ next_event: next }) => next?.date_start ?? []);
    expect(starts.length).toBeGreaterThan(10);
    expect(starts).toEqual(starts.toSorted());
    expect(results.slice(starts.length).every(({ next_event: next }) => next === null)).toBe(true);
  });

  it('page through the productions without showing one twice', async () => {
    const first = await get<List<ProductionJson>>('/productions/?page_size=10');
    const next = new URL(first.next ?? '');
    const second = await get<List<ProductionJson>>(next.pathname + next.search);
    expect(second.previous).toContain('page=1');
    const ids = [...first.results, ...second.results].map(({ id }) => id);
    expect(new Set(ids).size).toBe(20);
    expect((await get<List<ProductionJson>>('/productions/?page=999')).results).toEqual([]);
  });

  it('filter productions by season, exhibition type, tag and date', async () => {
    const { results: all, count } = await productions();
    const [one] = all;
    const season = await productions(`&season=${one?.season}`);
    expect(season.count).toBeLessThan(count);
    expect(season.results.every((production) => production.season === one?.season)).toBe(true);
    const type = await productions(`&exhibition_type=${one?.exhibition_type.id}`);
    expect(type.results.every((found) => found.exhibition_type.id === one?.exhibition_type.id)).toBe(true);
    const [tag] = await get<Item[]>('/production-tags/');
    const tagged = await productions(`&tag=${tag?.id}`);
    expect(tagged.count).toBeGreaterThan(0);
    expect(tagged.count).toBeLessThan(count);
    const later = await productions('&date=01-02-2027');
    expect(later.results.every(({ next_event: next }) => (next?.date_start ?? '') >= '2027-01-31T23')).toBe(
      true,
    );
    expect((await productions('&date=01-01-2040')).count).toBe(0);
  });

  it.each([
    ['/productions/?season=long-shadows', 'season'],
    ['/productions/?exhibition_type=-1', 'exhibition_type'],
    ['/productions/?tag=1.5', 'tag'],
    ['/productions/?date=2027-01-01', 'date'],
    ['/productions/?page=0', 'page'],
    ['/productions/?page_size=101', 'page_size'],
    ['/productions/first', 'id'],
    ['/persons/?category=all', 'category'],
    ['/persons/?page_size=0', 'page_size'],
    ['/persons/first', 'id'],
    ['/venues/?page_size=1000', 'page_size'],
    ['/venues/first', 'id'],
    ['/series/first', 'id'],
  ])('refuse %s and name the field', async (path, field) => {
    expect((await get<ProblemJson>(path, 400)).fields.map((wrong) => wrong.field)).toEqual([field]);
  });

  it.each(['productions', 'persons', 'venues', 'series'])('answer 404 for unknown %s', async (list) => {
    await get(`/${list}/999999/`, 404);
  });

  it('do not show a production that is offline', async () => {
    const { results, count } = await productions();
    const last = results.at(-1);
    const set = (online: boolean) =>
      test.services.db
        .updateTable('productions')
        .set({ is_online: online })
        .where('id', '=', last?.id ?? 0)
        .execute();
    await set(false);
    await get(`/productions/${last?.id}/`, 404);
    expect((await productions()).count).toBe(count - 1);
    await set(true);
  });

  it('tell a production’s texts in the language asked for, with the people and their pages', async () => {
    const { results } = await productions();
    const beetle = results.find(({ slug }) => slug === 'kaefer-ohne-schlaf');
    const english = await get<{ name: string }>(`/productions/${beetle?.id}/`);
    const german = await get<{ name: string }>(`/productions/${beetle?.id}/`, 200, 'de');
    expect(english.name).toBe('The Beetle Who Wouldn’t Sleep');
    expect(german.name).toBe('Der Käfer, der nicht schlafen wollte');
    expect(english).toMatchObject({
      price_from: '6.00',
      contributors: expect.arrayContaining([
        expect.objectContaining({ name: 'Jonas Okafor', role: 'Kasimir the beetle' }),
      ]),
    });
  });

  it('list people by last name, umlauts beside their vowel, and by category', async () => {
    const { results, count } = await get<List<Item & { category: number }>>('/persons/?page_size=100');
    expect(results).toHaveLength(count);
    const names = results.map(({ name }) => name);
    expect(names.indexOf('Yusra Al-Amin')).toBe(0);
    expect(names.indexOf('Wiebke Harms')).toBeLessThan(names.indexOf('Jonas Okafor'));
    const categories = await get<Item[]>('/person-categories/');
    expect(categories.map(({ slug }) => slug)[0]).toBe('ensemble');
    const counts = await Promise.all(
      categories.map(async ({ id }) => (await get<List<Item>>(`/persons/?category=${id}`)).count),
    );
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(count);
  });

  it('tell of a person what they do where, of a venue its rooms, of a series its text', async () => {
    const [first] = (await get<List<Item>>('/persons/')).results;
    const person = await get<{ biography: string; productions: unknown[] }>(`/persons/${first?.id}/`);
    expect(person.biography).toMatch(/^<p>/);
    expect(person.productions.length).toBeGreaterThan(0);
    const venues = await get<List<Item>>('/venues/');
    expect(venues.count).toBe(2);
    const venue = await get<{ rooms: Item[] }>(`/venues/${venues.results[0]?.id}/`);
    expect(venue.rooms).toHaveLength(7);
    const [series] = await get<Item[]>('/series/');
    expect(await get(`/series/${series?.id}/`)).toMatchObject({ name: 'Night Shift', slug: 'nachtschicht' });
  });
});
