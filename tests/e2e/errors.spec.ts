import { expect, type Page, test } from '@playwright/test';
import { pathTo } from '#features/core/navigation/index.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { tried } from './extent.ts';
import { isHydrated } from './hydration.ts';

const TEXTS = {
  de: {
    hole: 'Hier ist ein Loch.',
    missing: 'Diese Seite wurde nicht gefunden.',
    home: 'Startseite',
  },
  en: {
    hole: 'There’s a hole here.',
    missing: 'This page could not be found.',
    home: 'Homepage',
  },
} as const;

/** Lets the router go to a page, as a link in a text would. */
async function follow(page: Page, path: string): Promise<void> {
  await isHydrated(page);
  await page.evaluate((to) => {
    const { navigate } = (window as unknown as { __reactRouterDataRouter: { navigate(to: string): void } })
      .__reactRouterDataRouter;
    navigate(to);
  }, path);
}

for (const language of tried(LANGUAGES)) {
  const text = TEXTS[language];

  test.describe(`errors in ${language}`, () => {
    test('a missing page says so, offers links, and is reported to staff', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      const report = page.waitForRequest(/\/api\/dashboard-error-log\/$/);
      const answer = await page.goto(`/${language}/nirgendwo?x=1`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.hole);
      await expect(page.getByRole('main')).toContainText(text.missing);
      await expect(page).toHaveTitle('404 | Buntspecht');
      expect((await report).postDataJSON()).toEqual({ url: `/${language}/nirgendwo` });
      await expect(page.locator('html')).toHaveAttribute('data-error-status', '404');

      // A search box at first, and a combobox once its suggestions are there.
      const search = page.getByRole('main').locator('input[name=q]');
      await search.fill('Käfer');
      await search.press('Enter');
      await expect(page).toHaveURL(new RegExp(`^[^?]*${pathTo('search', language)}\\?q=K%C3%A4fer$`));
      await expect(page.locator('html')).not.toHaveAttribute('data-error-status');
    });

    test('a link to a missing page leads to the same screen, and away from it again', async ({ page }) => {
      await page.goto(pathTo('ensemble', language));
      await follow(page, `/${language}/nirgendwo`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.hole);
      await page.getByRole('main').getByRole('link', { name: text.home }).click();
      await expect(page).toHaveURL(pathTo('home', language));
      await expect(page.locator('html')).not.toHaveAttribute('data-error-status');
    });
  });
}

test('without its code the error screen falls back to one sentence with a link home', async ({ page }) => {
  await page.route(/\/assets\/error-screen-[^/]+\.js$/, (route) => route.abort());
  await page.addInitScript(() => sessionStorage.setItem('chunk-reload', `${Date.now()}`));
  await page.goto('/de/ensemble');
  await follow(page, '/de/nirgendwo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'An error occurred while showing the error page',
  );
  await expect(page.getByRole('link', { name: 'Startseite' })).toHaveAttribute('href', '/');
});

test('a page whose code is missing is loaded from the server instead of the one before', async ({ page }) => {
  await page.route(/\/assets\/ensemble-[^/]+\.js$/, (route) => route.abort());
  await page.goto('/de/impressum');
  await follow(page, '/de/ensemble');
  await expect(page).toHaveURL('/de/ensemble');
  await expect(page.getByRole('heading', { level: 1, name: 'Ensemble' })).toBeVisible();
});

test('a page that misses a part of its code is reloaded, once', async ({ page }) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route(/\/assets\/submenu-teaser-[^/]+\.js$/, (route) => route.abort());
  const watched = () =>
    page.waitForResponse(/\/assets\/after-page-[^/]+\.js$/).then((response) => response.finished());
  const first = watched();
  await page.goto('/de/ensemble', { waitUntil: 'networkidle' });
  await first;
  expect(loads).toBe(1);
  const reloaded = page.waitForEvent('load');
  const second = watched();
  await page.locator('.submenu > summary').first().click();
  await reloaded;
  await second;
  await page.waitForLoadState('networkidle');
  await page.locator('.submenu > summary').first().click();
  await page.waitForTimeout(1500);
  expect(loads).toBe(2);
  await expect(page.locator('.submenu-sheet a').first()).toBeVisible();
});

test('the eye in the hole of 404 looks at the pointer, as far as it goes', async ({ page }) => {
  await page.goto('/de/nirgendwo');
  const eye = page.locator('.watching-eye');
  const pupil = eye.locator('i');
  const translation = () => pupil.evaluate((element) => getComputedStyle(element).translate);
  await expect.poll(translation).toBe('24% 12%');
  const box = await eye.boundingBox();
  if (!box) throw new Error('There is no eye');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await expect(async () => {
    await page.mouse.move(x, y + 400);
    await page.mouse.move(x + 400, y);
    expect(await translation()).toBe('24% 0%');
  }).toPass();
  await page.mouse.move(x, y);
  await expect.poll(translation).toBe('0% 0%');
});

test('under reduced motion the eye does not move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/de/nirgendwo');
  await isHydrated(page);
  await page.mouse.move(600, 500);
  await expect(page.locator('.watching-eye i')).toHaveCSS('translate', '24% 12%');
});
