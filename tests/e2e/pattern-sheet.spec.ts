import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { signInAs } from './accounts.ts';

test('is not there for visitors', async ({ page }) => {
  expect((await page.goto('/de/musterbogen'))?.status()).toBe(404);
});

for (const [language, path] of [
  ['de', '/de/musterbogen'],
  ['en', '/en/pattern-sheet'],
] as const) {
  test(`every module in every look holds for axe and at each width, ${language}`, async ({ page }) => {
    test.slow();
    await signInAs(page, 'redaktion', language, `/${language}`);
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[data-patterns="quote"]')).toBeVisible();
      const { violations } = await new AxeBuilder({ page })
        // One sheet has all of them: headings do not follow on each other, and an anchor list stands on a page once.
        .disableRules(['heading-order', 'landmark-unique'])
        .analyze();
      expect(violations, `${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
