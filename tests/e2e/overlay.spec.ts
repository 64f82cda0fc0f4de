import { expect, type Page, test } from '@playwright/test';
import { pathTo } from '#features/core/navigation/index.ts';
import { FULL } from './extent.ts';
import { isHydrated } from './hydration.ts';

/** The event overlay lies over a page, and leaves it unchanged. */

const SEARCH = `${pathTo('search', 'de')}?q=K%C3%A4fer`;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Programm und Karten' });

async function openOver(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isHydrated(page);
  await page.locator('.floating-overlay:visible').first().click();
  await expect(dialog(page).locator('.event').first()).toBeVisible();
}

const ROUTES = {
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'its button': (page: Page) => dialog(page).getByRole('button', { name: 'Schließen' }).click(),
  'a press outside': (page: Page) => page.mouse.click(20, 20),
  Back: async (page: Page) => void (await page.goBack()),
};

for (const [way, close] of Object.entries(ROUTES)) {
  test(`closed by ${way} it restores the query of the page`, FULL, async ({ page }) => {
    await openOver(page, SEARCH);
    await expect(page).toHaveURL(`${SEARCH}&overlay=true`);
    const hits = page.locator('main .hit, main [class*="hit"]');
    expect(await hits.count()).toBeGreaterThan(0);
    await close(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(SEARCH);
    expect(await hits.count()).toBeGreaterThan(0);
  });
}

test('the filters of the page below are preserved', async ({ page }) => {
  const filtered = `${pathTo('productions', 'de')}?exhibition_type=2`;
  await openOver(page, filtered);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(filtered);
});

test('without its data it says so, and the page below is still there', async ({ page }) => {
  await page.route('/de/overlay', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(pathTo('home', 'de'));
  await isHydrated(page);
  await page.locator('.floating-overlay:visible').first().click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.site-header')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-error-status');
});

test('opened again while the page gets its address back it is there again', FULL, async ({ page }) => {
  const home = pathTo('home', 'de');
  await openOver(page, home);
  // The address has changed and the page has not: as fast as a person is on a slow phone.
  const pressed = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const press = () => {
          document.querySelector<HTMLElement>('.floating-overlay')?.click();
          resolve();
        };
        window.addEventListener('popstate', press, { once: true });
      }),
  );
  await page.keyboard.press('Escape');
  await pressed;
  // The sheet that was closed fades out; the one that opens is another.
  await expect(page.locator('.event-overlay[open] .event').first()).toBeVisible();
  await expect(page).toHaveURL(`${home}?overlay=true`);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(home);
});
