import { type APIRequestContext, expect, test } from '@playwright/test';
import { alternatePaths } from '#features/core/navigation/index.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { FULL } from './extent.ts';

/** A date of a production without a photo: where the venue has chosen one, that is shared instead of the artwork. */
async function drawnEvent(request: APIRequestContext): Promise<{ slug: string; id: number }> {
  const { results } = (await (await request.get('/de/api/events/?page_size=100')).json()) as {
    results: { id: number; slug: string }[];
  };
  const event = results.find(({ slug }) => slug === 'krabbelkonzert-am-morgen');
  if (!event) throw new Error('The demo venue has no such date');
  return event;
}

test('a page is shared with its title, its picture and its translations', async ({ request, page }) => {
  await page.goto(alternatePaths('event', await drawnEvent(request)).en);
  const content = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content');
  expect(await page.title()).toContain((await content('og:title')) ?? 'none');
  expect(await content('og:url')).toBe(page.url());
  expect(await content('og:locale')).toBe('en_GB');
  const picture = await request.get((await content('og:image')) ?? '');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  expect((await picture.body()).readUInt32BE(16)).toBe(1200);
  for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
    const href = await page.locator(`link[rel="${rel}"]`).getAttribute('href');
    expect((await request.get(href ?? '')).status()).toBe(200);
  }
  // Browsers and readers of feeds request it without a link.
  const icon = await request.get('/favicon.ico');
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
  expect((await icon.body()).readUInt32LE(0)).toBe(0x10000);
  const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  expect((await request.get(feed ?? '')).headers()['content-type']).toContain('rss');
});

test('search engines get a map of pages that answer, and are kept out of a staging site', async ({
  request,
}) => {
  expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
  const index = await (await request.get('/sitemap.xml')).text();
  const maps = [...index.matchAll(/<loc>([^<]*)/g)].map(([, url = '']) => url);
  expect(maps.map((url) => new URL(url).pathname)).toEqual(['/de/sitemap.xml', '/en/sitemap.xml']);
  const map = await (await request.get(maps[1] ?? '')).text();
  const pages = [...map.matchAll(/<loc>([^<]*)/g)].map(([, url = '']) => url);
  // One of each kind, rather than all of them.
  const kinds = new Map(
    pages.map((url) => [new URL(url).pathname.split('/').slice(2, -2).join('/') || url, url]),
  );
  expect(kinds.size).toBeGreaterThan(9);
  for (const url of kinds.values()) {
    const answer = await request.get(url, { maxRedirects: 0 });
    expect({ url, status: answer.status() }).toEqual({ url, status: 200 });
  }
});

/** A page of the tree without lead and modules, as an editor begins one: it has nothing to say of itself yet. */
function isTitleAlone(html: string): boolean {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return main.includes('class="content-page"') && !/ data-module=|class="lead"/.test(main);
}

test('every indexed page with words says what it is about', FULL, async ({ request }) => {
  test.slow();
  const silent: string[] = [];
  for (const language of LANGUAGES) {
    const map = await (await request.get(`/${language}/sitemap.xml`)).text();
    const paths = [...map.matchAll(/<loc>([^<]*)/g)].map(([, url = '']) => new URL(url).pathname);
    // Dates follow from their productions: a few stand for all.
    const dates = paths.filter((path) => /(kalender|calendar)\/./.test(path));
    for (const path of [...paths.filter((path) => !dates.includes(path)), ...dates.slice(0, 5)]) {
      const html = await (await request.get(path)).text();
      if (!isTitleAlone(html) && !/<meta name="description" content="[^"]+"/.test(html)) silent.push(path);
    }
  }
  expect(silent).toEqual([]);
});

test('the magazine links to the feed of its content', FULL, async ({ page, request }) => {
  const feeds = async (path: string) => {
    await page.goto(path);
    const all = await page
      .locator('link[type="application/rss+xml"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const feed of all) expect((await request.get(feed ?? '')).status()).toBe(200);
    return all;
  };
  const calendar = '/en/feeds/calendar.rss';
  expect(await feeds('/en/mediathek-en')).toEqual(['/en/feeds/magazine.rss', calendar]);
  expect(await feeds('/en/mediathek-en/tags')).toEqual(['/en/feeds/magazine.rss', calendar]);
  expect(await feeds('/en/mediathek-en/categories/bauen/3')).toEqual([
    '/en/feeds/magazine.rss?category=3',
    calendar,
  ]);
  expect(await feeds('/en/mediathek-en/tags/gefuehle/1')).toEqual(['/en/feeds/magazine.rss?tag=1', calendar]);
  const [{ link }] = (await (await request.get('/en/api/articles-teaser/')).json()) as [
    { link: { url: string } },
  ];
  expect(await feeds(link.url)).toEqual(['/en/feeds/magazine.rss', calendar]);
});
