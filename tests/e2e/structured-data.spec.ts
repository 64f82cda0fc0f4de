import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { pathTo } from '#features/core/navigation/index.ts';
import { findMistakes } from '#tests/structured-data/find-mistakes.ts';
import { tried } from './extent.ts';
import { firstEvent, PAGE_NAMES, sitePage } from './pages.ts';

interface Entity {
  '@type': string;
  [name: string]: unknown;
}

/** Reads the structured data of the page from the first HTML, before any script has run. */
async function entitiesOf(request: APIRequestContext, path: string): Promise<Entity[]> {
  const html = await (await request.get(path)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  return blocks.map(([, json = '']) => JSON.parse(json) as Entity);
}

/** The same by type. */
async function described(page: Page, path: string): Promise<Map<string, Entity>> {
  return new Map((await entitiesOf(page.request, path)).map((entry) => [entry['@type'], entry]));
}

/** An event of every event type, in one language. */
async function eventsOfEveryType(request: APIRequestContext, language: 'de' | 'en'): Promise<string[]> {
  const types = (await (await request.get('/api/exhibition-types/')).json()) as { id: number }[];
  const lists = types.map(async ({ id }) => {
    const answer = await request.get(`/${language}/api/events/?type=${id}&page_size=1`);
    const { results } = (await answer.json()) as { results: { link: { url: string } }[] };
    return results.map(({ link }) => link.url);
  });
  return (await Promise.all(lists)).flat();
}

for (const language of tried(['de', 'en'] as const)) {
  test(`structured data of every kind of page is valid by the vocabulary of schema.org: ${language}`, async ({
    request,
  }) => {
    const pages = await Promise.all(
      PAGE_NAMES.map(async (name) => (await sitePage(request, name)).paths[language]),
    );
    const paths = [...pages, ...(await eventsOfEveryType(request, language))];
    const entries = (await Promise.all(paths.map((path) => entitiesOf(request, path)))).flat();
    const types = new Set(entries.map((entry) => entry['@type']));
    for (const type of [
      'TheaterEvent',
      'ExhibitionEvent',
      'ChildrensEvent',
      'Person',
      'Place',
      'BreadcrumbList',
    ])
      expect(types).toContain(type);
    expect(await findMistakes(entries)).toEqual([]);
  });
}

test('an event tells search engines what, when, where and for how much', async ({ page, request }) => {
  const entries = await described(page, pathTo('event', 'de', await firstEvent(request)));
  const event = ['TheaterEvent', 'ExhibitionEvent', 'ChildrensEvent']
    .map((type) => entries.get(type))
    .find(Boolean);
  expect(event).toMatchObject({
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', address: { '@type': 'PostalAddress', postalCode: '04711' } },
  });
  const [offer] = (event?.offers ?? []) as Entity[];
  expect(offer).toMatchObject({
    '@type': 'Offer',
    priceCurrency: 'EUR',
    price: expect.stringMatching(/^\d+\.\d\d$/),
  });
  expect(entries.get('BreadcrumbList')?.itemListElement).toHaveLength(3);
});

test('the home page tells where the venue is and when it is open', async ({ page }) => {
  const place = (await described(page, pathTo('home', 'en'))).get('Place');
  expect(place?.openingHoursSpecification).toHaveLength(6);
});

test('a calendar can subscribe to a filter, and take one event', async ({ request }) => {
  const all = await (await request.get('/de/feeds/calendar.ics?type=3')).text();
  expect(all).toMatch(/^BEGIN:VCALENDAR\r\n/);
  const { id } = await firstEvent(request);
  const one = await request.get(`/en/feeds/event-${id}.ics`);
  expect(one.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect((await one.text()).match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect((await request.get('/de/feeds/event-999999.ics')).status()).toBe(404);
  expect((await request.get('/de/feeds/calendar.ics?type=x')).status()).toBe(400);
  const news = await request.get('/en/feeds/calendar.rss');
  expect(news.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(await news.text()).toContain('<language>en</language>');
});
