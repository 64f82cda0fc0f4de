import { expect, type Page, test } from '@playwright/test';
import { pathTo } from '#features/core/navigation/index.ts';
import { FULL, tried } from './extent.ts';
import { isHydrated } from './hydration.ts';

/** Infinite lists: one page each time one comes near their end, and the scroll position is preserved. */

const CALENDAR = pathTo('calendar', 'de');
/** docs/product/numbers.md#limits */
const EVENTS_PER_PAGE = 10;
const rows = (page: Page) => page.locator('.calendar-results .event');

/** A day so many ahead, as addresses have it. */
const addressDay = (daysAhead: number): string =>
  new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10).split('-').toReversed().join('-');

/** Opens the calendar and collects the addresses of the further pages that are asked for. */
async function openCollecting(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.data\?.*page=/.test(request.url())) asked.push(request.url());
  });
  // In weeks no other journey plans dates in: one that comes between two pages moves all rows behind it.
  await page.goto(`${CALENDAR}?date=${addressDay(25)}&date_to=${addressDay(120)}`);
  await isHydrated(page);
  await comeToRest(page, asked);
  return asked;
}

const place = (page: Page) => page.evaluate(() => scrollY);

/** Waits until all pages that were asked for stand in the list, and the browser had time and neither asked nor moved on. */
async function comeToRest(page: Page, asked: string[]) {
  await expect(async () => {
    expect(await rows(page).count()).toBe(EVENTS_PER_PAGE * (1 + new Set(asked).size));
    const before = [asked.length, await place(page)];
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 250), { timeout: 5000 })),
    );
    expect([asked.length, await place(page)]).toEqual(before);
    // Sooner than the journey itself ends, so that it says what was still going on.
  }).toPass({ timeout: 45_000 });
  expect(asked, 'a page is asked for once').toEqual([...new Set(asked)]);
}

for (const height of tried([700, 1080])) {
  test(
    `the key for the end loads the pages on the way and leaves the reader there (${height} px high)`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height });
      const asked = await openCollecting(page);
      const before = asked.length;
      const end = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            addEventListener('scrollend', () => resolve(scrollY), { once: true });
          }),
      );
      const first = await rows(page).count();
      await page.keyboard.press('End');
      const there = await end;
      await expect.poll(() => rows(page).count()).toBeGreaterThan(first);
      await comeToRest(page, asked);
      // The end of the list may come near twice: at first, and after the first page was loaded.
      expect(asked.length - before).toBeLessThanOrEqual(2);
      expect(await place(page)).toBe(there);
      // The new dates are below the place, and the footer is out of sight.
      await expect(page.locator('.site-footer')).not.toBeInViewport();
    },
  );
}

test('a wheel turned fast goes no further than it was turned', FULL, async ({ page }) => {
  const asked = await openCollecting(page);
  const turns = 12;
  for (let turn = 0; turn < turns; turn += 1) await page.mouse.wheel(0, 800);
  await comeToRest(page, asked);
  expect(await place(page)).toBeLessThanOrEqual(turns * 800);
});

test('a list that is reloaded shows as much as before, at the same place', async ({ page }) => {
  const asked = await openCollecting(page);
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    expect(await place(page)).toBeGreaterThan(4000);
  }).toPass();
  await comeToRest(page, asked);
  const [shown, there] = [await rows(page).count(), await place(page)];
  asked.length = 0;
  await page.reload();
  await expect(rows(page)).toHaveCount(shown);
  await expect.poll(() => place(page)).toBe(there);
  await comeToRest(page, asked);
  await expect(rows(page)).toHaveCount(shown);
  expect(await place(page)).toBe(there);
});

test('a list that is reloaded near its end does not grow by that', FULL, async ({ page }) => {
  const asked = await openCollecting(page);
  await page.mouse.wheel(0, 1500);
  await comeToRest(page, asked);
  // The reader stands where the next page would come, if it had not come for this approach already.
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await comeToRest(page, asked);
  await page.evaluate(() => scrollBy({ top: -40, behavior: 'instant' }));
  await comeToRest(page, asked);
  const [shown, there] = [await rows(page).count(), await place(page)];
  for (let time = 0; time < 2; time += 1) {
    asked.length = 0;
    await page.reload();
    await expect.poll(() => place(page)).toBe(there);
    await comeToRest(page, asked);
    await expect(rows(page)).toHaveCount(shown);
  }
  // Scrolling on loads more.
  await page.mouse.wheel(0, 700);
  await expect.poll(() => rows(page).count()).toBeGreaterThan(shown);
});

for (const [list, items, message] of [
  ['calendar', '.calendar-results .event', 'Weitere Termine konnten nicht geladen werden.'],
  ['productions', '.production-tiles > li', 'Weitere Produktionen konnten nicht geladen werden.'],
] as const) {
  test(`a further page of the ${list} that does not come leaves the list and offers to try again`, async ({
    page,
  }) => {
    await page.route(/\.data\?.*page=/, (route) => route.fulfill({ status: 503, body: 'Gone for a while' }));
    await page.goto(pathTo(list, 'de'));
    await isHydrated(page);
    const first = await page.locator(items).count();
    await page.locator('.more-events').last().scrollIntoViewIfNeeded();
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.locator(items)).toHaveCount(first);

    // A lost connection is no other case, and it may fail more than once.
    await page.unroute(/\.data\?.*page=/);
    await page.context().setOffline(true);
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
    await failed;
    await expect(page.getByText(message)).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
    await expect.poll(() => page.locator(items).count()).toBeGreaterThan(first);
    await expect(page.getByText(message)).toBeHidden();
  });
}
