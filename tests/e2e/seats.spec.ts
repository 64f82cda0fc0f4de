import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessibleAt } from './axe.ts';
import { isHydrated } from './hydration.ts';

/** The page of a date of a play whose chairs are seats of a plan; journeys take different ones. */
async function seatedDate(request: APIRequestContext, language: 'de' | 'en', nth: number): Promise<string> {
  const dates: string[] = [];
  for (let number = 1; dates.length <= nth; number += 1) {
    const list = await (await request.get(`/${language}/api/events/?page_size=100&page=${number}`)).json();
    const own = list.results.filter(({ name }: { name: string }) => /Ampel|Traffic Light/.test(name));
    dates.push(...own.map((event: { link: { url: string } }) => event.link.url));
    if (list.next === null) break;
  }
  return dates[nth] ?? '';
}

/** Chooses so many chairs for adults on the page of a date, and adds them. */
async function addChairs(page: Page, count: number, words: { group: string; add: RegExp }): Promise<void> {
  const chairs = page.getByRole('region', { name: words.group });
  const amount = chairs.getByRole('spinbutton').first();
  await amount.fill(String(count));
  await amount.press('Tab');
  await page.getByRole('button', { name: words.add }).click();
}

const summary = (page: Page) => page.locator('.booking-summary');

test('a family on a phone gets seats side by side, and reads them in the cart', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await seatedDate(page.request, 'de', 2));
  await isHydrated(page);
  await addChairs(page, 4, { group: 'Stuhlreihe', add: /^4 Tickets/ });
  await expect(summary(page)).toContainText(/Wir haben ausgesucht: Parkett, Reihe S\d, Plätze/);
  await page.screenshot({ path: 'test-results/seats-picked-de-390.png' });
  await expectAccessibleAt(page, [390]);
  await summary(page).getByRole('link', { name: 'Zum Warenkorb' }).click();
  await expect(page.locator('.cart-ticket')).toContainText(
    /Stuhlreihe: Parkett, Reihe S\d, Plätze \d+, \d+, \d+, \d+/,
  );
  await page.screenshot({ path: 'test-results/seats-cart-de-390.png', fullPage: true });
});

test('a party of eight learns how many can sit together, and sits in two rows', async ({ page }) => {
  await page.goto(await seatedDate(page.request, 'en', 3));
  await isHydrated(page);
  await addChairs(page, 8, { group: 'Chair row', add: /^Add 8 tickets/ });
  await expect(summary(page)).toContainText('Not enough (connected) seats found.');
  await expect(summary(page)).toContainText('At most 6 people can still sit side by side here.');
  await page.screenshot({ path: 'test-results/seats-apart-en.png', fullPage: true });
  await expectAccessibleAt(page, [1440]);
  await page.getByRole('button', { name: 'Sit in two rows, one behind the other' }).click();
  await expect(summary(page)).toContainText(
    /We picked these seats: Stalls, row S\d, seats .*; Stalls, row S\d, seats/,
  );
});
