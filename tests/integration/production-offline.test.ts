import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadEventPage } from '#features/programme/events/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openCalls } from './api-routes.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

/** Everything that names an event, and how one sees that it does. */
type Place = [name: string, path: (of: Named) => string, names: (answer: string, of: Named) => boolean];

interface Named {
  event: number;
  day: string;
  slug: string;
  production: number;
  title: string;
}

const PLACES: Place[] = [
  [
    'the list of events',
    ({ production }) => `/de/api/events/?production=${production}`,
    (text) => !text.includes('"count":0'),
  ],
  [
    'events by their ids',
    ({ event }) => `/de/api/events/?ids=${event}`,
    (text, { event }) => text.includes(`"id":${event},`),
  ],
  [
    'the days of the calendar',
    ({ production }) => `/de/api/calendar/?production=${production}`,
    (text) => text !== '[]',
  ],
  [
    'the single call',
    ({ event }) => `/de/api/events/${event}/`,
    (text, { event }) => text.includes(`"id":${event},`),
  ],
  [
    'the productions',
    () => '/de/api/productions/?page_size=100',
    (text, { slug }) => text.includes(`"slug":"${slug}"`),
  ],
  [
    'the production itself',
    ({ production }) => `/de/api/productions/${production}/`,
    (text, { slug }) => text.includes(slug),
  ],
  [
    'the calendar to subscribe to',
    ({ production }) => `/de/feeds/calendar.ics?production=${production}`,
    (text) => text.includes('BEGIN:VEVENT'),
  ],
  [
    'the file of the event',
    ({ event }) => `/de/feeds/event-${event}.ics`,
    (text) => text.includes('BEGIN:VEVENT'),
  ],
  [
    'the file of favourites',
    ({ event }) => `/de/feeds/favourites.ics?ids=${event}`,
    (text) => text.includes('BEGIN:VEVENT'),
  ],
  [
    'the news',
    ({ production }) => `/de/feeds/calendar.rss?production=${production}`,
    (text) => text.includes('<item>'),
  ],
  [
    'the search',
    ({ title }) => `/de/api/search/?query=${encodeURIComponent(title)}`,
    (text, { slug }) => text.includes(`/${slug}/`),
  ],
  ['the map for search engines', () => '/de/sitemap.xml', (text, { slug }) => text.includes(`/${slug}/`)],
  [
    'the prices',
    () => '/de/api/prices/?page_size=100',
    (text, { slug }) => text.includes(`"slug":"${slug}"`),
  ],
];

describeOnEngines('a production that goes offline', (engine) => {
  let test: TestServices;
  let named: Named;
  let editor: Record<string, string>;

  beforeAll(async () => {
    test = await openTestServices(engine, { demo: true });
    editor = await signInAs(test.services, 'editor');
    const row = await test.services.db
      .selectFrom('events')
      .innerJoin('productions', 'productions.id', 'events.production_id')
      .select([
        'events.id',
        'events.day',
        'productions.id as production',
        'productions.slug',
        'productions.title_de',
      ])
      .where('events.id_jet', 'is not', null)
      .where('events.day', '>', '2026-11-25')
      .where('events.status', '=', 'scheduled')
      .orderBy('events.id')
      .executeTakeFirstOrThrow();
    const { id: event, day, production, slug, title_de: title } = row;
    named = { event, day, production, slug, title };
  });
  afterAll(async () => {
    await test.close();
  });

  const call = (path: string, init: RequestInit = {}) =>
    openCalls(test.services).request(`https://buntspecht.example${path}`, {
      ...init,
      headers: { ...editor, 'content-type': 'application/json', ...(init.headers as object) },
    });

  async function placesThatNameIt(): Promise<string[]> {
    await test.services.search.settled();
    const found: string[] = [];
    for (const [name, path, names] of PLACES) {
      const answer = await call(path(named));
      if (names(await answer.text(), named)) found.push(name);
    }
    if (await loadEventPage(test.services, named.event, 'de')) found.push('the page of the event');
    return found;
  }

  async function putOnline(isOnline: boolean): Promise<void> {
    const path = `/api/productions/${named.production}/`;
    const draft = await call(`/api/admin/productions/${named.production}/`);
    const answer = await call(path, {
      method: 'PATCH',
      headers: { 'if-match': draft.headers.get('etag') ?? '' },
      body: JSON.stringify({ is_online: isOnline }),
    });
    expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
  }

  it('takes its events out of everything at once, and brings them back', async () => {
    const everywhere = [...PLACES.map(([name]) => name), 'the page of the event'];
    expect(await placesThatNameIt()).toEqual(everywhere);
    await putOnline(false);
    await expect.poll(placesThatNameIt).toEqual([]);
    await putOnline(true);
    await expect.poll(placesThatNameIt).toEqual(everywhere);
  });
});
