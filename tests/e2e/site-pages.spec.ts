import { expect, type Page, test } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { violationsOn } from './axe.ts';
import { contentCalls } from './content-calls.ts';
import { FULL } from './extent.ts';

/** Content that staff write around the pages the site generates. */

const NOTHING = { headline: null, lead: null, meta_title: null, og_title: null };
const HEADLINE = { de: 'Wer hier klopft', en: 'Who is knocking here' };

async function recordOf(page: Page, name: string) {
  const { api, json } = contentCalls(page);
  const pages = (await json(page.request.get(`${api}/pages/`))) as { site_page: string; id: number }[];
  const id = pages.find(({ site_page: each }) => each === name)?.id;
  const answer = await page.request.get(`${api}/pages/${id}/`);
  return { ...(await answer.json()), etag: answer.headers().etag ?? '' };
}

async function change(page: Page, name: string, facts: object) {
  const { send } = contentCalls(page);
  const { id, etag } = await recordOf(page, name);
  expect((await send('PATCH', `/pages/${id}/`, facts, { 'if-match': etag })).status()).toBe(200);
}

/** Takes a headline out of a draft again, which is at `version`, and gives its version then. */
async function removeHeadline(page: Page, id: string, document: number, version: number): Promise<number> {
  const query = new URLSearchParams({ document: `${document}`, base_version: `${version}` });
  const gone = await contentCalls(page).send('DELETE', `/headline/${id}/?${query}`, {});
  expect(gone.status()).toBe(200);
  return (await gone.json()).version;
}

test.describe.configure({ mode: 'serial' });

test(
  'the metadata of the magazine is its own, not that of its articles and categories',
  FULL,
  async ({ page }) => {
    await signInAs(page, 'redaktion', 'de', '/de');
    const shared = { og_title: { de: 'Lies mal', en: null }, og_type: 'profile' };
    await change(page, 'magazine', shared);
    try {
      const said = async (path: string) => {
        const html = await (await page.request.get(path)).text();
        return ['og:title', 'og:type'].map(
          (name) => new RegExp(`property="${name}" content="([^"]*)"`).exec(html)?.[1],
        );
      };
      expect(await said('/de/mediathek-de')).toEqual(['Lies mal', 'profile']);
      expect(await said('/de/mediathek-de/categories/hoeren/1')).toEqual(['Hören, Magazin', 'website']);
      expect(await said('/de/mediathek-de/tags')).toEqual(['Alle #Themen, Magazin', 'website']);
      const [{ link }] = (await (await page.request.get('/de/api/articles-teaser/')).json()) as [
        { link: { url: string } },
      ];
      expect(await said(link.url)).toEqual(['Warum ein Loch nie leer ist', 'article']);
    } finally {
      await change(page, 'magazine', { og_title: null, og_type: null });
    }
  },
);

test('a list has the headline, the lead and the modules of its record, in both languages', async ({
  page,
}) => {
  await signInAs(page, 'redaktion', 'de', '/de');
  const { send, json } = contentCalls(page);
  await change(page, 'ensemble', {
    headline: HEADLINE,
    lead: { de: 'Von nah und fern.', en: null },
    meta_title: { de: 'Die Leute', en: 'The people' },
    og_title: { de: 'Komm gucken', en: null },
  });
  const { document } = await recordOf(page, 'ensemble');
  let version = (await json(page.request.get(`/de/pageeditor-api/documents/${document}/`))).version;
  const headline = (content: string, position: number) =>
    json(
      send('POST', '/headline/', {
        document,
        position,
        base_version: version,
        text: { de: { content }, en: {} },
      }),
    );
  const above = await headline('Über der Liste', 0);
  version = above.version;
  const below = await headline('Unter der Liste', 2);
  version = below.version;
  await send('POST', `/documents/${document}/publish/`, { base_version: version, languages: ['de'] });
  try {
    const visitor = await page.context().browser()?.newContext();
    const seen = (await visitor?.newPage()) as Page;
    await seen.goto(new URL('/de/ensemble', page.url()).href);
    await expect(seen).toHaveTitle('Die Leute | Buntspecht');
    await expect(seen.getByRole('heading', { level: 1 })).toHaveText(HEADLINE.de);
    await expect(seen.getByText('Von nah und fern.')).toBeVisible();
    await expect(seen.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Komm gucken');
    const order = await seen.getByRole('heading', { level: 2 }).allTextContents();
    const [over, list, under] = ['Über der Liste', 'Ensemble', 'Unter der Liste'].map((each) =>
      order.indexOf(each),
    );
    expect([over, over !== undefined && over < (list ?? 0), (list ?? 0) < (under ?? 0)]).toEqual([
      0,
      true,
      true,
    ]);
    expect(await violationsOn(seen)).toEqual([]);
    // English visitors read the German modules, marked.
    await seen.goto(new URL('/en/ensemble', page.url()).href);
    await expect(seen.getByRole('heading', { level: 1 })).toHaveText(HEADLINE.en);
    await expect(seen.locator('[lang="de"]').getByText('Unter der Liste')).toBeVisible();
    // Removed by a client navigation to another page, and restored with it. Not from the productions: that list grows when
    // one comes near its end, and the content below it moves while it is pressed.
    await seen.goto(new URL('/de/series', page.url()).href);
    await seen.getByRole('link', { name: 'Ensemble' }).last().click();
    await expect(seen.getByText('Unter der Liste')).toBeVisible();
    await seen.goBack();
    await expect(seen.getByText('Unter der Liste')).toHaveCount(0);
    await visitor?.close();
  } finally {
    await change(page, 'ensemble', NOTHING);
    // Leaves the list unchanged for the next test.
    for (const { id } of [below, above]) version = await removeHeadline(page, id, document, version);
    await send('POST', `/documents/${document}/unpublish/`, { languages: ['de'] });
  }
});

test('the event overlay has the headline of the calendar', FULL, async ({ page }) => {
  await signInAs(page, 'redaktion', 'de', '/de');
  // The German one is its default name: others measure how light that page is.
  await change(page, 'calendar', { headline: { de: 'Programm', en: 'All there is' } });
  try {
    await page.goto('/en/ensemble');
    await page.evaluate(() => scrollTo(0, 900));
    await page.getByRole('link', { name: 'What’s on and tickets' }).first().click();
    await expect(page.getByRole('dialog', { name: 'All there is' })).toBeVisible();
    const api = await page.request.get('/en/pageeditor-api/page/exhibitionsandactivities/calendar');
    expect((await api.json()).headline).toBe('All there is');
  } finally {
    await change(page, 'calendar', NOTHING);
  }
});

test('modules of the venue stand between those the home page begins with', FULL, async ({ page }) => {
  await signInAs(page, 'redaktion', 'de', '/de');
  const { api, send, json } = contentCalls(page);
  const { document } = await recordOf(page, 'home');
  const publish = (base: number) =>
    send('POST', `/documents/${document}/publish/`, { base_version: base, languages: ['de'] });
  const { version } = await json(page.request.get(`${api}/documents/${document}/`));
  const made = await json(
    send('POST', '/headline/', {
      document,
      position: 2,
      base_version: version,
      text: { de: { content: 'Heute nur leise' }, en: {} },
    }),
  );
  expect((await publish(made.version)).status()).toBe(200);
  try {
    const visitor = await page.context().browser()?.newContext();
    const seen = (await visitor?.newPage()) as Page;
    await seen.goto(new URL('/de', page.url()).href);
    const headings = await seen.getByRole('heading', { level: 2 }).allTextContents();
    const places = ['Wie alt ist dein Kind?', 'Heute nur leise', 'Die nächsten Tage', 'Komm vorbei'].map(
      (name) => headings.findIndex((heading) => heading.startsWith(name)),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(await violationsOn(seen)).toEqual([]);
    // English visitors see the page as published.
    await seen.goto(new URL('/en', page.url()).href);
    await expect(seen.getByText('Heute nur leise')).toHaveCount(0);
    await visitor?.close();
  } finally {
    const version = await removeHeadline(page, made.id, document, made.version);
    expect((await publish(version)).status()).toBe(200);
  }
});

test(
  'a container attached to a production is shown below it once it is published',
  FULL,
  async ({ page }) => {
    await signInAs(page, 'redaktion', 'de', '/de');
    const { send, json } = contentCalls(page);
    await page.goto('/de/produktionen');
    const path = (await page.locator('.production-tiles a').first().getAttribute('href')) ?? '';
    const { document } = await json(
      send('POST', '/container/', {
        slug: 'below-the-first',
        content_type: 'production',
        object_id: Number(path.split('/').at(-1)),
      }),
    );
    const base = (await json(page.request.get(`/de/pageeditor-api/documents/${document}/`))).version;
    const { id, version } = await json(
      send('POST', '/headline/', {
        document,
        base_version: base,
        text: { de: { content: 'Und danach Kakao' }, en: {} },
      }),
    );
    const visitor = await page.context().browser()?.newContext();
    const seen = (await visitor?.newPage()) as Page;
    const kakao = seen.getByRole('heading', { name: 'Und danach Kakao' });
    await seen.goto(new URL(path, page.url()).href);
    await expect(kakao).toHaveCount(0);
    await send('POST', `/documents/${document}/publish/`, { base_version: version, languages: ['de'] });
    try {
      await seen.reload();
      await expect(kakao).toBeVisible();
      expect(await violationsOn(seen)).toEqual([]);
      await seen.locator('a[hreflang="en"]').first().click();
      await expect(seen).toHaveURL(/\/en\//);
      await expect(seen.locator('[lang="de"]').getByText('Und danach Kakao')).toBeVisible();
    } finally {
      await removeHeadline(page, id, document, version);
      await send('POST', `/documents/${document}/unpublish/`, { languages: ['de'] });
      await visitor?.close();
    }
  },
);

test('an HTML file is placed on a page, its styles for itself alone', FULL, async ({ page }) => {
  await signInAs(page, 'redaktion', 'de', '/de');
  const { send, json } = contentCalls(page);
  const files = (await json(page.request.get('/api/html/'))) as { id: number; url: string }[];
  // The one of the demo venue is the oldest.
  const file = files.toSorted((one, other) => one.id - other.id)[0];
  const title = { de: 'Klopfkunde', en: null };
  const made = await json(send('POST', '/pages/', { title }));
  const placed = await json(
    send('POST', '/html-file/', { document: made.document, base_version: 1, data: { url: file?.url } }),
  );
  await send('POST', `/documents/${made.document}/publish/`, {
    base_version: placed.version,
    languages: ['de'],
  });
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto('/de/klopfkunde');
  const cell = page.getByRole('cell', { name: 'tock, tock, toooock' });
  await expect(cell).toBeVisible();
  await expect(cell).toHaveCSS('border-bottom-width', '1px');
  expect(problems).toEqual([]);
  await send('DELETE', `/pages/${made.id}/`, {});
});

test('a page of the site map cannot be moved', FULL, async ({ page }) => {
  await signInAs(page, 'redaktion', 'de', '/de');
  const { send } = contentCalls(page);
  const { id } = await recordOf(page, 'search');
  expect((await send('DELETE', `/pages/${id}/`, {})).status()).toBe(409);
});
