import type { Page } from '@playwright/test';

/** Waits until what is pressed is taken by scripts: a press before that is the browser's own. */
export const isHydrated = (page: Page) => page.waitForFunction(() => '__reactRouterDataRouter' in window);

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
