import { expect, test } from '@playwright/test';
import { CALENDAR } from './booking.ts';

/** Features that the code needs, with the test for their absence. */
const MISSING = {
  popovers: () => {
    for (const name of ['popover', 'showPopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
  },
  IntersectionObserver: () => Reflect.deleteProperty(window, 'IntersectionObserver'),
  'Array.prototype.at': () => Reflect.deleteProperty(Array.prototype, 'at'),
  'dialogs over the page': () => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'),
  modules: () => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'),
};

for (const [feature, remove] of Object.entries(MISSING)) {
  test(`without ${feature} a page works as without scripts, and says so`, async ({ page }) => {
    const faults: Error[] = [];
    page.on('pageerror', (fault) => faults.push(fault));
    await page.addInitScript(remove);
    await page.goto(CALENDAR.de);
    await expect(page.locator('.info-layer-late')).toBeVisible();
    await expect(page.locator('.info-layer-late')).toContainText('der Browser wird nicht unterstützt');
    await page
      .getByRole('button', { name: /^Buchen/ })
      .nth(1)
      .click();
    await expect(page).toHaveURL(/\/kalender\/[^/]+\/\d+/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The number is typed, since the buttons beside it would do nothing.
    await expect(page.locator('.stepper .round-button').first()).toBeHidden();
    expect(faults).toEqual([]);
  });
}
