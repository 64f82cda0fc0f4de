import { expect, type Page, test } from '@playwright/test';
import { pathTo } from '#features/core/navigation/index.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { violationsOn } from './axe.ts';
import { FULL, tried } from './extent.ts';
import { isHydrated } from './hydration.ts';

/** Focus and announcements during keyboard navigation of the shell. */

async function open(page: Page, address: string): Promise<void> {
  const behaviour = page.waitForResponse(/\/assets\/behaviour-[^/]+\.js$/);
  await page.goto(address);
  await behaviour;
  await isHydrated(page);
}

for (const language of tried(LANGUAGES)) {
  test(`the open menu is whole on a narrow screen and lets nobody out behind it: ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await open(page, pathTo('home', language));
    const panel = page.locator('#site-menu');
    await page.locator('#site-menu-button').click();
    await expect(panel).toHaveCSS('translate', 'none');
    await expect.poll(async () => (await panel.boundingBox())?.x).toBe(0);
    const violations = await violationsOn(page);
    expect(violations.map(({ id }) => id)).toEqual([]);
    // Nothing lies over the languages: a click reaches them.
    await panel.locator('.language-switch a').last().click({ trial: true });

    await panel.locator('a').last().focus();
    await page.keyboard.press('Tab');
    await expect(panel).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.closest('#site-menu'))).toBeNull();
  });
}

test('a page the router brings is said, and the next Tab is in it', async ({ page }) => {
  await open(page, pathTo('productions', 'de'));
  const listTitle = await page.title();
  const link = page.locator('main a[href^="/de/produktionen/"]').first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.production-hero')).toBeVisible();
  await expect.poll(() => page.title()).not.toBe(listTitle);
  const said = page.locator('body > [role="status"]');
  await expect(said).toHaveText(await page.title());
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await page.goBack();
  await expect(said).toHaveText(listTitle);
  await expect(link).toBeFocused();
});

test('the button to the top moves the focus there', FULL, async ({ page }) => {
  await open(page, pathTo('home', 'de'));
  await page.evaluate(() => scrollTo({ top: 2 * innerHeight, behavior: 'instant' }));
  await page.locator('[data-to-top]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('main')).toBeFocused();
});

test('many sticky items fit a narrow screen', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, pathTo('home', 'de'));
  await page.evaluate(() => {
    const list = document.querySelector('.floating-items');
    for (let more = 0; more < 5; more += 1) list?.prepend(list.firstElementChild?.cloneNode(true) ?? '');
    scrollTo({ top: innerHeight, behavior: 'instant' });
  });
  await page.locator('.floating-fold').click();
  await expect(page.locator('.floating-items')).toBeVisible();
  for (const item of await page.locator('.floating-items .floating-item').all())
    await expect(item).toBeInViewport({ ratio: 1 });
});

/** Upper edge of the ring around a focused element, in pixels of the window. */
function topOfRing(element: Element): number {
  const { outlineOffset, outlineWidth } = getComputedStyle(element);
  return (
    element.getBoundingClientRect().top - Number.parseFloat(outlineOffset) - Number.parseFloat(outlineWidth)
  );
}

for (const width of tried([390, 1440])) {
  test(`the focus in the header moves nothing (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    // Reduced motion: the final position of the header counts, not one in between.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, pathTo('home', 'de'));
    await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
    const stops = page.locator('.site-top :is(a, button, summary):visible');
    for (const stop of await stops.all()) {
      // The platform's own focus, as a key gives it: it may scroll.
      await stop.evaluate((element: HTMLElement) => element.focus({ focusVisible: true } as FocusOptions));
      await expect(stop).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(1000);
      expect(await stop.evaluate(topOfRing)).toBeGreaterThanOrEqual(0);
    }
  });
}

test('the menu’s panel moves nothing of the page below it', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, pathTo('home', 'de'));
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await page.locator('#site-menu-button').click();
  await expect(page.locator('#site-menu')).toBeVisible();
  await expect(page.locator('.top-alert')).toBeHidden();
  expect(await heading.boundingBox()).toEqual(before);
});
