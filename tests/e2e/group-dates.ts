import type { Locator, Page } from '@playwright/test';
import type { Language } from '#lib/localized.ts';

/** Room for fourteen, however many classes other journeys have booked. */
const ROOMY = /\b(?:1[4-9]|[2-9]\d) (?:frei|free)\b/;

/**
 * A date of the open production that has room for a class.
 * @param nth differs between files of journeys: they run side by side, and two classes may not fit into one date
 */
export const roomyDate = (page: Page, nth = 0): Locator =>
  page.locator('.group-dates').getByRole('radio', { name: ROOMY }).nth(nth);

/** Opens the booking of groups at the first production with such a date. */
export async function openRoomy(page: Page, language: Language): Promise<void> {
  await page.goto(`/webshop/groups?lang=${language}`);
  const links = await page.locator('.group-productions a').all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  for (const path of paths) {
    if ((await roomyDate(page).count()) > 0) return;
    await page.goto(path ?? '');
  }
}
