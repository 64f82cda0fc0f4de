import { expect, type Page } from '@playwright/test';
import { SCAN_PAUSE_MS } from '#features/shop/desk/counter/key-burst.ts';
import type { Language } from '#lib/localized.ts';
import { signIn } from './accounts.ts';
import { isHydrated } from './hydration.ts';
import { planDate, sellDate } from './own-date.ts';

/** A separate date that is on sale, and a cashier at its prices, with an open till where that matters. */
export async function openCounter(
  page: Page,
  {
    cashier = 'kasse' as 'kasse' | 'leitung',
    till = 'Till 1',
    hasScripts = true,
    hasTill = true,
    startsInMs = undefined as number | undefined,
    language = 'en' as Language,
  } = {},
): Promise<string> {
  const id = await planDate(page, startsInMs);
  await page.context().clearCookies();
  await sellDate(page, id);
  const { id_jet: jetId } = await (await page.request.get(`/de/api/events/${id}/`)).json();
  await page.context().clearCookies();
  await signIn(page, cashier, 'en');
  const counter = `/cms-hub/desk?lang=en&event=${jetId}`;
  await page.goto(counter);
  const closed = page.getByRole('link', { name: 'Till closed. Open it to sell.' });
  if (hasTill && (await closed.isVisible())) {
    await closed.click();
    // Another journey of the same cashier may have opened it first, before this page or after it.
    const name = page.getByLabel('Till', { exact: true });
    const isOpen = page.getByRole('link', { name: `${till} open` });
    await expect(name.or(isOpen)).toBeVisible();
    if (await name.isVisible()) {
      await name.fill(till);
      await page.getByLabel('Float').fill('100');
      await page.getByRole('button', { name: 'Open till' }).click();
    }
    await expect(isOpen).toBeVisible();
    await page.goto(counter);
  }
  const asked = counter.replace('lang=en', `lang=${language}`);
  if (asked !== counter) await page.goto(asked);
  if (hasScripts) await isHydrated(page);
  return asked;
}

/** The sale at the counter, and the one just made. */
export const now = (page: Page) => page.getByRole('region', { name: 'Now' });
export const done = (page: Page) => page.getByRole('region', { name: 'Change' });

/** Presses keys within one millisecond, as no machine under load does with keys one by one. */
export const pressTogether = (page: Page, keys: readonly string[]): Promise<void> =>
  page.evaluate((pressed) => {
    for (const key of pressed)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, keys);

/** Waits out the pause after a key of a person, so that a scanner's keys do not join it. */
export const pauseAfterKey = (page: Page): Promise<void> => page.waitForTimeout(3 * SCAN_PAUSE_MS);

/** Scans a code with nothing in focus: the field at the top has it from the first signs on, and takes the rest. */
export async function scanCode(page: Page, code: string): Promise<void> {
  await pauseAfterKey(page);
  await pressTogether(page, [...code.slice(0, SCANNED)]);
  await page.keyboard.type(code.slice(SCANNED));
  await page.keyboard.press('Enter');
}

/** Signs of a scanner that differ from keys of a person (features/shop/desk/counter/key-burst.ts). */
const SCANNED = 6;
