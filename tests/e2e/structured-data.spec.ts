import { expect, type Page, test } from '@playwright/test';
import { pathTo } from '#features/navigation/index.ts';
import { firstEvent } from './pages.ts';

interface Thing {
  '@type': string;
  [name: string]: unknown;
}

/** What the first HTML says of the page, before any script has run. */
async function described(page: Page, path: string): Promise<Map<string, Thing>> {
  const html = await (await page.request.get(path)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  return new Map(
    blocks.map(([, json = '']) => JSON.parse(json) as Thing).map((thing) => [thing['@type'], thing]),
  );
}

test('an event tells search engines what, when, where and for how much', async ({ page, request }) => {
  const things = await described(page, pathTo('event', 'de', await firstEvent(request)));
  const event = ['TheaterEvent', 'ExhibitionEvent', 'ChildrensEvent']
    .map((type) => things.get(type))
    .find(Boolean);
  expect(event).toMatchObject({
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', address: { '@type': 'PostalAddress', postalCode: '04711' } },
  });
  const [offer] = (event?.offers ?? []) as Thing[];
  expect(offer).toMatchObject({
    '@type': 'Offer',
    priceCurrency: 'EUR',
    price: expect.stringMatching(/^\d+\.\d\d$/),
  });
  expect(things.get('BreadcrumbList')?.itemListElement).toHaveLength(3);
});

test('the home page tells where the house is and when it is open', async ({ page }) => {
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
