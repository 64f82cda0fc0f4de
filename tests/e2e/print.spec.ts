import { expect, test } from '@playwright/test';
import { pathTo } from '#features/navigation/index.ts';
import { firstEvent } from './pages.ts';

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test('the programme is printed without filters, buttons and footer', async ({ page }) => {
  await page.goto(pathTo('calendar', 'de'));
  await expect(page.locator('.event h3').first()).toBeVisible();
  await expect(page.locator('.site-logo')).toBeVisible();
  for (const left of ['.filters', '.day-strip', '.site-footer', '.floating-bar', '.top-alert', '.site-ways'])
    await expect(page.locator(left)).toBeHidden();
  expect(await page.locator(':is(button, .button):visible').count()).toBe(0);
});

test('so is a date', async ({ page, request }) => {
  await page.goto(pathTo('event', 'en', await firstEvent(request)));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.site-footer')).toBeHidden();
  expect(await page.locator(':is(button, .button):visible').count()).toBe(0);
});
