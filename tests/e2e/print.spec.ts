import { expect, test } from '@playwright/test';
import { pathTo } from '#features/core/navigation/index.ts';
import { firstEvent } from './pages.ts';

interface Event {
  link: { url: string };
}

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test('the programme is printed without filters, buttons and footer', async ({ page }) => {
  await page.goto(pathTo('calendar', 'de'));
  await expect(page.locator('.event h3').first()).toBeVisible();
  await expect(page.locator('.site-logo')).toBeVisible();
  for (const left of ['.filters', '.day-strip', '.site-footer', '.floating-bar', '.top-alert', '.site-links'])
    await expect(page.locator(left)).toBeHidden();
  expect(await page.locator(':is(button, .button):visible').count()).toBe(0);
});

test('so is a date', async ({ page, request }) => {
  await page.goto(pathTo('event', 'en', await firstEvent(request)));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.site-footer')).toBeHidden();
  expect(await page.locator(':is(button, .button):visible').count()).toBe(0);
});

test('so is a date with a film: dark on white, nothing over it, a poster that is no page', async ({
  page,
  request,
}) => {
  const events = await (await request.get('/de/api/events/?page_size=100')).json();
  const { link } = events.results.find(({ link }: Event) => link.url.includes('/frau-frost-zieht-um/'));
  await page.goto(link.url);
  const poster = await page.locator('.media-placeholder').first().boundingBox();
  expect(poster?.height).toBeLessThan(240);
  const printed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ name: element.className, style: getComputedStyle(element) }))
      .filter(({ style }) => ['sticky', 'fixed'].includes(style.position))
      .map(({ name }) => name),
  );
  expect(printed).toEqual([]);
  const [title, ink] = await page.evaluate(() =>
    ['h1', 'body'].map((name) => getComputedStyle(document.querySelector(name) as Element).color),
  );
  expect(title).toBe(ink);
});
