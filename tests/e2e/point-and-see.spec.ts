import { expect, test } from '@playwright/test';
import { pathTo } from '#features/core/navigation/index.ts';
import { tried } from './extent.ts';

/** States shown by more than a colour, and announced where the action is. */

test('forced colours show which day is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(pathTo('calendar', 'en'));
  const day = page.locator('a.strip-day:not(.strip-day-chosen)').nth(2);
  await day.click();
  await expect(page).toHaveURL(/\?date=/);
  const style = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, color, outlineStyle, borderTopWidth } = getComputedStyle(element);
        return [backgroundColor, color, outlineStyle, borderTopWidth].join(' ');
      });
  // The address changes before the strip does.
  await expect
    .poll(
      async () => (await style('.strip-day-chosen')) === (await style('a.strip-day:not(.strip-day-chosen)')),
    )
    .toBe(false);
});

test('forced colours leave 404 its middle, with the eye in it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/de/gibt-es-nicht');
  const ground = (pseudo: string | null, selector = '.watching-eye') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, of) => getComputedStyle(element, of).backgroundColor, pseudo);
  const digits = await page
    .locator('.watching-eye')
    .locator('..')
    .evaluate((element) => getComputedStyle(element).color);
  expect(await ground(null)).toBe(digits);
  expect(await ground('::before')).not.toBe(digits);
  expect(await ground(null, '.watching-eye > i')).toBe(digits);
});

test('rows name the title in every link to tickets', async ({ page }) => {
  await page.goto(pathTo('calendar', 'en'));
  await page.waitForFunction(() => document.documentElement.dataset.alive !== undefined);
  for (const row of (await page.locator('.calendar-results .event').all()).slice(0, 6)) {
    const title = (await row.getByRole('heading').innerText()).replaceAll('\u00ad', '');
    const ways = row
      .locator('.event-offer')
      .getByRole('button')
      .or(row.locator('.event-offer').getByRole('link'));
    for (const way of await ways.all())
      await expect(way).toHaveAccessibleName(new RegExp(title.slice(0, 12)));
  }
});

for (const [language, menu] of tried([
  ['de', 'Menü'],
  ['en', 'Menu'],
] as const)) {
  test(`Easy read is translated for the phone’s link to the tickets, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pathTo('easyLanguage', language));
    const sentence = page
      .getByRole('main')
      .locator('p', { hasText: new RegExp(`${menu} (steht|you find)`, 'i') });
    const word = await sentence.locator('strong').last().innerText();
    await page.getByRole('button', { name: menu, exact: true }).click();
    await page.locator('.menu-panel').getByRole('link', { name: word, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(pathTo('calendar', language)));
  });
}
