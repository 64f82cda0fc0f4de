import { createHash } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { alternatePaths, pathTo } from '#features/core/navigation/index.ts';
import { isHydrated } from './hydration.ts';
import { firstEvent } from './pages.ts';

const TERMS = pathTo('terms', 'de');
const CALENDAR = pathTo('calendar', 'de');

/** The page is hydrated: from here on a press loads no document. */
const isAlive = (page: Page) => page.locator('html[data-alive]').waitFor({ state: 'attached' });

/** The content of a block of JSON of the page. */
async function json(page: Page, id: string): Promise<Record<string, unknown>> {
  return JSON.parse((await page.locator(`#${id}`).textContent()) ?? '');
}

test('the page’s policy allows its own inline scripts and no other', async ({ page }) => {
  const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  const foreign = '<script>document.documentElement.dataset.foreign = "ran"</script>';
  let policy: string[] = [];
  await page.route(CALENDAR, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const scripts = [...html.matchAll(/<script(?![^>]*type="application)[^>]*>([\s\S]*?)<\/script>/g)];
    policy = (answer.headers()['content-security-policy'] ?? '').match(/'sha256-[^']*'/g) ?? [];
    expect(scripts.map(([, code = '']) => hash(code)).sort()).toEqual([...policy].sort());
    expect(html).not.toContain('nonce');
    await route.fulfill({ response: answer, body: html.replace('<main', `${foreign}<main`) });
  });
  await page.goto(CALENDAR);
  await isAlive(page);
  expect(policy.length).toBeGreaterThan(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-foreign', 'ran');
});

test('a page is painted whole and asks for its code afterwards', async ({ page, request }) => {
  const html = await (await request.get(TERMS)).text();
  expect(html).toMatch(/<head>.*<link rel="expect" href="#page-end" blocking="render"\/>.*<\/head>/s);
  expect(html.indexOf('<footer')).toBeLessThan(html.indexOf('<i id="page-end">'));
  expect(html).not.toMatch(/rel="modulepreload"|<script[^>]*(type="module"|src=)/);
  await page.goto(TERMS);
  await isAlive(page);
});

test('a rich text is sent once, and is there again when one comes back', async ({ page }) => {
  await page.goto(TERMS);
  await isAlive(page);
  const text = await page.locator('main [data-rich]').first().innerHTML();
  const data = JSON.stringify(await json(page, 'page-data'));
  expect(data).not.toContain(JSON.stringify(text.slice(0, 80)).slice(1, -1));
  await page.locator('header .site-logo').click();
  await expect(page).toHaveURL(pathTo('home', 'de'));
  await page.goBack();
  await expect(page).toHaveURL(TERMS);
  // The page that is left has such parts as well, until the other one is there.
  await expect.poll(() => page.locator('main [data-rich]').first().innerHTML()).toBe(text);
});

test('the browser knows all routes, and of none what it imports', async ({ page }) => {
  await page.goto(TERMS);
  await isAlive(page);
  const routes = await page.evaluate(
    () =>
      (window as unknown as { __reactRouterManifest: { routes: Record<string, { imports: string[] }> } })
        .__reactRouterManifest.routes,
  );
  const imports = Object.values(routes).flatMap((route) => route.imports);
  expect(Object.keys(routes).length).toBeGreaterThan(40);
  expect(imports).toEqual([]);
});

test('without the code of the next page, that page is loaded', async ({ page }) => {
  await page.goto(TERMS);
  await isAlive(page);
  await page.route(/\/assets\/ensemble-[^/]*\.js$/, (route) => route.abort(), { times: 1 });
  await page
    .locator(`a[href="${pathTo('ensemble', 'de')}"]:visible`)
    .first()
    .click();
  await expect(page).toHaveURL(pathTo('ensemble', 'de'));
  await expect(page.locator('main h1')).toContainText('Ensemble');
});

test('an adopted part is preserved on the navigation to the next page', async ({ page }) => {
  await page.goto(CALENDAR);
  await isAlive(page);
  const footer = await page.locator('footer').innerHTML();
  expect(footer.length).toBeGreaterThan(1000);
  expect(JSON.stringify(await json(page, 'page-data'))).not.toContain('site-footer-name');
  await page.evaluate(() => ((window as unknown as { isSamePage: boolean }).isSamePage = true));
  await page.locator('header .site-logo').click();
  await expect(page).toHaveURL(pathTo('home', 'de'));
  expect(await page.locator('footer').innerHTML()).toBe(footer);
  expect(await page.evaluate(() => (window as unknown as { isSamePage?: boolean }).isSamePage)).toBe(true);
});

test('the footer of the shop is that of the site, there and back, without being asked for again', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo');
  await page.goto('/webshop?lang=de');
  await isHydrated(page);
  const shown = await footer.innerHTML();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Buntspecht' }).first().click();
  await expect(page).toHaveURL('/de');
  await expect(page.getByRole('heading', { name: 'Die nächsten Tage' })).toBeVisible();
  expect(await footer.innerHTML()).toBe(shown);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Warenkorb' })).toBeVisible();
  expect(await footer.innerHTML()).toBe(shown);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('input in an adopted form survives the overlay', async ({ page }) => {
  await page.goto(pathTo('signIn', 'de'));
  await isAlive(page);
  const email = page.locator('input[name="email"]');
  await email.fill('specht@example.org');
  await page.locator('.floating-overlay:visible').click();
  await expect(page).toHaveURL(/overlay=true/);
  await page.goBack();
  await expect(page).not.toHaveURL(/overlay=true/);
  await expect(email).toHaveValue('specht@example.org');
});

test('productions, series and venues are shared with their own picture', async ({ request }) => {
  const sharePicture = '/share/exhibition/buntspecht.png';
  const pictures = new Set<string>();
  for (const list of ['productions', 'series', 'persons']) {
    const { results } = await (await request.get(`/de/api/${list}/?page_size=1`)).json();
    pictures.add(await pictureOf(results[0].link.url));
  }
  pictures.add(await pictureOf(alternatePaths('event', await firstEvent(request)).de));
  for (const picture of pictures) {
    expect(picture).not.toBe(sharePicture);
    // Artwork is drawn as PNG, a photo of the library is a WebP.
    expect((await request.get(picture)).headers()['content-type']).toMatch(/^image\/(png|webp)$/);
  }
  expect(pictures.size).toBeGreaterThanOrEqual(3);

  async function pictureOf(path: string): Promise<string> {
    const html = await (await request.get(path)).text();
    return new URL(/property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '').pathname;
  }
});
