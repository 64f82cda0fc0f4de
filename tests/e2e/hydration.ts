import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until what is pressed is taken by scripts: a press before that is the browser's own. */
export const isHydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.alive !== undefined);

/** The same of a part whose code comes for itself, later than that of its page: React has taken this element over. */
export const isAdopted = (element: Locator) =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);

/**
 * Keeps scripts from the page until they are let go.
 * @param address which of them
 * @returns lets them go
 */
export async function holdScripts(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
