import { expect, type Page, test } from '@playwright/test';
import { alternatePaths, pathTo } from '#features/core/navigation/index.ts';
import { violationsOn } from './axe.ts';
import { eventWithTickets } from './booking.ts';
import { FULL, tried } from './extent.ts';
import { isHydrated } from './hydration.ts';
import { firstEvent } from './pages.ts';

const bar = (page: Page) => page.locator('.floating-bar');
const fold = (page: Page) => bar(page).getByRole('button', { name: 'Schnell dorthin' });

async function open(page: Page, address: string): Promise<void> {
  const behaviour = page.waitForResponse(/\/assets\/behaviour-[^/]+\.js$/);
  await page.goto(address);
  await behaviour;
  await isHydrated(page);
}

const scrollTo = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

const scrollDown = (page: Page, share: number) =>
  page.evaluate((windows) => window.scrollTo({ top: windows * innerHeight, behavior: 'instant' }), share);

for (const width of tried([320, 390, 1024])) {
  test(`on narrow screens one button holds what is at hand (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, pathTo('home', 'de'));
    await expect(fold(page)).toBeHidden();
    if (width < 768) await expect(bar(page)).toBeHidden();
    await scrollDown(page, 1);
    await expect(bar(page).getByRole('link')).toHaveCount(0);
    // Always at the right, however narrow it is.
    const box = await fold(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 24);
    await fold(page).focus();
    await page.keyboard.press('Enter');
    await expect(bar(page).getByRole('link')).toHaveText([
      'Programm und Karten',
      /^Heute/,
      'Tickets buchen',
      'Nach oben',
    ]);
    const violations = await violationsOn(page, { include: '.floating-bar' });
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(fold(page)).toBeFocused();
    await fold(page).click();
    await bar(page).getByRole('link', { name: 'Nach oben' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(fold(page)).toBeHidden();
  });
}

const WIDTHS = [320, 390, 1024, 1280, 1440];

test('nothing floats where one books, at any width', FULL, async ({ page, request }) => {
  const { path } = await eventWithTickets(request, 'de');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, path);
    await expect(bar(page)).toBeHidden();
    await scrollTo(page, '.booking-inline [type="submit"]');
    await expect(page.locator('html')).toHaveAttribute('data-tickets');
    await expect(bar(page)).toBeHidden();
    await expect(page.locator('.booking-bar')).toBeHidden();
  }
});

test('the floating bar lies on no button of a list, at any width', FULL, async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, pathTo('calendar', 'de'));
    await scrollDown(page, 1);
    await expect(bar(page)).toBeVisible();
    const covered = await page.evaluate(() => {
      const box = document.querySelector('.floating-bar')?.getBoundingClientRect();
      return [...document.querySelectorAll('[data-book]')]
        .map((button) => button.getBoundingClientRect())
        .filter((button) => box && button.left < box.right && button.right > box.left).length;
    });
    expect(covered, `${width} px`).toBe(0);
  }
});

test(
  'on a phone the booking bar is alone, and comes when the panel has left',
  FULL,
  async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, alternatePaths('event', await firstEvent(request)).de);
    const booking = page.locator('.booking-bar');
    await expect(page.locator('html')).toHaveAttribute('data-tickets');
    await expect(booking).toBeHidden();
    await scrollTo(page, '.detail-section');
    await expect(booking).toBeVisible();
    await expect(bar(page)).toBeHidden();
  },
);
