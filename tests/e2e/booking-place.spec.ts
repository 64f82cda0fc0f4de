import { expect, type Locator, type Page, test } from '@playwright/test';
import { CALENDAR, eventWithTickets } from './booking.ts';
import { FULL, tried } from './extent.ts';
import { isHydrated } from './hydration.ts';

const buttons = (page: Page) => page.locator('[data-book]');
const popup = (page: Page) => page.locator('.booking-popup');
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** A button of the calendar's list, scrolled to the middle of the window. */
async function buttonInTheMiddle(page: Page, nth: number): Promise<Locator> {
  await page.goto(CALENDAR.en);
  await isHydrated(page);
  const button = buttons(page).nth(nth);
  await expect(async () => {
    await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(button).toBeInViewport({ ratio: 1, timeout: 500 });
  }).toPass();
  return button;
}

async function openInTheMiddle(page: Page, nth: number): Promise<void> {
  await (await buttonInTheMiddle(page, nth)).click();
  await expect(popup(page).locator('.booking-choice')).toBeVisible();
}

/** Tells if an element is visible and clickable at its middle. */
const isUncovered = (element: Locator) =>
  element.evaluate((own) => {
    const { left, top, width, height } = own.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (own.contains(hit) || hit.contains(own));
  });

for (const viewport of tried([
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
])) {
  test(
    `the popup moves nothing and leaves its button in view (${viewport.width} px)`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      const button = await buttonInTheMiddle(page, 4);
      const before = await scrolled(page);
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(popup(page).locator('.booking-choice')).toBeVisible();
      await expect(popup(page)).toBeInViewport({ ratio: 1 });
      expect(await isUncovered(button)).toBe(true);
      for (let stops = 0; stops < 8; stops++) await page.keyboard.press('Tab');
      expect(await scrolled(page)).toBe(before);
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await expect(button).toBeInViewport({ ratio: 1 });
      expect(await scrolled(page)).toBe(before);
    },
  );
}

test(
  'a list of more than two prices is open and can be folded, a shorter one has nothing to show',
  FULL,
  async ({ page }) => {
    await openInTheMiddle(page, 3);
    for (const group of await popup(page).locator('.price-group').all()) {
      const rows = group.locator('.price-row');
      const fold = group.getByRole('button', { name: /^Show/ });
      const count = await rows.count();
      if (count <= 2) {
        await expect(fold).toHaveCount(0);
        continue;
      }
      await expect(group.locator('.price-row:visible')).toHaveCount(count);
      await expect(group.locator('.price-list')).toHaveCSS('max-height', '400px');
      await fold.click();
      await expect(group.locator('.price-row:visible')).toHaveCount(2);
      await expect(group.locator('.price-list')).toHaveCSS('max-height', '180px');
    }
  },
);

for (const { name, ...viewport } of tried([
  { name: 'a phone on its side', width: 844, height: 390 },
  { name: 'a window magnified twice', width: 720, height: 450 },
  { name: 'a window magnified four times', width: 320, height: 256 },
])) {
  test(`in ${name} nothing covers prices and the focused element`, FULL, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openInTheMiddle(page, 2);
    await expect(popup(page).locator('.booking-stub')).toBeHidden();
    for (const row of await popup(page).locator('.price-row').all()) {
      const more = row.getByRole('button', { name: /^One more/ });
      await more.focus();
      await expect(more).toBeInViewport({ ratio: 0.95 });
      // It comes into view smoothly.
      await expect.poll(() => isUncovered(more)).toBe(true);
      await expect.poll(() => isUncovered(row.locator('.price-cents'))).toBe(true);
    }
  });
}

for (const viewport of tried([
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
])) {
  test(
    `on the event’s page the focus stops above the sum (${viewport.width} px)`,
    FULL,
    async ({ page, request }) => {
      await page.setViewportSize(viewport);
      await page.goto((await eventWithTickets(request, 'de')).path);
      await isHydrated(page);
      for (const more of await page
        .locator('.booking-inline')
        .getByRole('button', { name: /^Eins mehr/ })
        .all()) {
        await more.focus();
        await expect(more).toBeInViewport({ ratio: 0.95 });
        expect(await isUncovered(more)).toBe(true);
      }
    },
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('Back closes the sheet and leaves the page where it is', async ({ page }) => {
    await page.goto('/en');
    await page.goto(CALENDAR.en);
    await isHydrated(page);
    const button = buttons(page).nth(3);
    await button.scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    await button.tap();
    await expect(popup(page).locator('.booking-choice')).toBeVisible();
    await page.goBack();
    await expect(popup(page)).toHaveCount(0);
    await expect(page).toHaveURL(CALENDAR.en);
    expect(await scrolled(page)).toBe(before);

    await button.tap();
    await popup(page).getByRole('button', { name: 'Close' }).tap();
    await expect(popup(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state?.isOverPage ?? false)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL('/en');
  });
});
