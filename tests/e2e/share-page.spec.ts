import { expect, test } from '@playwright/test';
import { isHydrated } from './hydration.ts';

test('a page is passed on by its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/productions/kaefer-ohne-schlaf/12');
  await isHydrated(page);
  const address = page.url();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

test('a page that cannot be passed on says so', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('not allowed')) },
    }),
  );
  await page.goto('/en/productions/kaefer-ohne-schlaf/12');
  await isHydrated(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('The link couldn’t be copied')).toBeVisible();
});
