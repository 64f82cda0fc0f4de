import { expect, type Page, type Route, test } from '@playwright/test';
import { alternatePaths } from '#features/core/navigation/index.ts';
import { violationsOn } from './axe.ts';
import { FULL } from './extent.ts';

test.use({ serviceWorkers: 'allow' });

async function withWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const stored = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open('pages-v1')).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });

test('without a connection the last pages are read, marked with their time, others say so', async ({
  page,
  context,
}) => {
  const imprint = alternatePaths('imprint').de;
  await page.goto('/de');
  await withWorker(page);
  await expect.poll(() => stored(page)).toContain('/de');
  await page.locator(`.site-footer a[href="${imprint}"]`).click();
  await expect(page).toHaveURL(imprint);
  await expect.poll(() => stored(page)).toContain(imprint);
  await page.request.get('/de/api/events/?page_size=1');
  await page.goto('/webshop');

  await context.setOffline(true);
  await page.goto(imprint);
  await expect(page.locator('.offline-note')).toContainText('Offline, Stand:');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
  expect(await page.locator('script').count()).toBe(0);
  await page.goto('/de');
  await expect(page.locator('.offline-note')).toContainText('Preise und freie Plätze');
  await expect(page.locator('[class*="availability-"]:visible')).toHaveCount(0);
  await page.goto(alternatePaths('terms').en);
  await expect(page.getByRole('heading', { name: 'No signal in this tree.' })).toBeVisible();
  await page.goto('/webshop');
  await expect(page.getByRole('heading', { name: 'Kein Netz im Baum.' })).toBeVisible();

  await context.setOffline(false);
  await page.goto(imprint);
  await expect(page.locator('.offline-note')).toHaveCount(0);
});

test(
  'a link followed without a connection leads to the cached page or says that there is none',
  FULL,
  async ({ page, context }) => {
    await page.goto('/en');
    await withWorker(page);
    await context.setOffline(true);
    await page.locator(`.site-footer a[href="${alternatePaths('privacy').en}"]`).click();
    await expect(page.getByRole('heading', { name: 'No signal in this tree.' })).toBeVisible();
  },
);

test('twenty pages are cached, the oldest goes first', FULL, async ({ page }) => {
  await page.goto('/de');
  await withWorker(page);
  await page.evaluate(async () => {
    const cache = await caches.open('pages-v1');
    for (let i = 0; i < 25; i++) await cache.put(`/de/alt-${i}`, new Response('x'));
  });
  await page.goto('/de/agb');
  await expect.poll(async () => (await stored(page)).length).toBe(20);
  expect((await stored(page)).at(-1)).toBe('/de/agb');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a notice says that content is missing, with a button to reload the page', FULL, async ({ page }) => {
    await page.goto('/de');
    const notice = page.locator('noscript .info-layer');
    await expect(notice).toContainText('JavaScript ist ausgeschaltet.');
    await expect(notice).toContainText('Some content hasn’t loaded');
    await notice.getByRole('link', { name: 'Neu laden' }).click();
    await expect(page).toHaveURL('/de');
  });
});

test(
  'a page that does not come alive says so after four seconds, and reloads once its code has failed',
  FULL,
  async ({ page }) => {
    const held: Route[] = [];
    let isHeldBack = true;
    await page.route('**/assets/framework-*.js', (route) =>
      isHeldBack ? void held.push(route) : route.continue(),
    );
    await page.goto('/en', { waitUntil: 'commit' });
    const notice = page.locator('.info-layer-late');
    await expect(notice).toBeHidden();
    await expect(notice).toBeVisible({ timeout: 8_000 });
    expect(await violationsOn(page)).toEqual([]);
    await expect(notice.getByRole('link', { name: 'Reload' })).toBeVisible();
    isHeldBack = false;
    for (const route of held) await route.abort();
    await expect(page.locator('html')).toHaveAttribute('data-alive', '');
    await expect(notice).toBeHidden();
  },
);
