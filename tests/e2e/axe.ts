import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/**
 * Axe that stays on the page. By itself it opens an empty one beside it to sum up, which takes the focus away from what
 * a journey is doing. Only frames of other origins would need that, and no journey looks into one.
 */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}

/** Axe finds nothing, and nothing is wider than the window. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await axeOn(page).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await expectNoSidewaysScroll(page);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(Math.max(0, beyond)).toBe(0);
}

/** The same at each of these widths; the window keeps the last. */
export async function expectAccessibleAt(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths)
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    });
}
