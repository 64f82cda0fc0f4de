import type { Page } from '@playwright/test';
import { signIn } from './accounts.ts';
import { isHydrated } from './hydration.ts';
import { offerOf, planDate, sellDate } from './own-date.ts';

/** A separate date that is on sale, and a cashier at its prices, with an open till where that matters. */
export async function openCounter(
  page: Page,
  { cashier = 'kasse' as 'kasse' | 'leitung', till = 'Till 1', hasScripts = true, hasTill = true } = {},
): Promise<string> {
  const id = await planDate(page);
  await page.context().clearCookies();
  await sellDate(page, id);
  const { jetId } = await offerOf(page, id);
  await page.context().clearCookies();
  await signIn(page, cashier, 'en');
  const counter = `/cms-hub/desk?lang=en&event=${jetId}`;
  await page.goto(counter);
  const closed = page.getByRole('link', { name: 'Till closed. Open it to sell.' });
  if (hasTill && (await closed.isVisible())) {
    await closed.click();
    await page.getByLabel('Till', { exact: true }).fill(till);
    await page.getByLabel('Float').fill('100');
    await page.getByRole('button', { name: 'Open till' }).click();
    await page.waitForURL(/cms-hub\/desk\?/);
    await page.goto(counter);
  }
  if (hasScripts) await isHydrated(page);
  return counter;
}

/** The sale at the counter, and the one just made. */
export const now = (page: Page) => page.getByRole('region', { name: 'Now' });
export const done = (page: Page) => page.getByRole('region', { name: 'Change' });
