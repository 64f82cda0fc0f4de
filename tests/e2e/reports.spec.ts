import { type Browser, expect, type Page, test } from '@playwright/test';
import { newAddress, signIn } from './accounts.ts';
import { expectAccessibleAt } from './axe.ts';
import { addByCall } from './booking.ts';
import { offerOf, planDate, sellDate } from './own-date.ts';

const WIDTHS = [320, 390, 768, 1440];
const DIMENSIONS = ['Termin', 'Produktion', 'Preis', 'Verkaufsweg', 'Verkauft von', 'Stunde'];

/** Reserves two tickets of an event. */
async function reserve(page: Page, id: number) {
  await addByCall(page, await offerOf(page, id), 2);
  await page.goto('/webshop/checkout?lang=de');
  await page.getByLabel('Vorname').fill('Ruth');
  await page.getByLabel('Nachname').fill('Specht');
  await page.getByLabel('E-Mail für die Tickets').fill(newAddress('reports'));
  await page.getByRole('button', { name: 'Weiter zum Bezahlen' }).click();
  await page.getByRole('button', { name: /^Zahlungspflichtig/ }).click();
  await expect(page).toHaveURL(/\/orders\//);
}

/** Puts an event on sale and reserves two of its tickets; gives its number. */
async function soldEvent(browser: Browser): Promise<number> {
  const staff = await browser.newPage();
  const id = await planDate(staff);
  await staff.context().clearCookies();
  await sellDate(staff, id);
  await staff.close();
  const customer = await browser.newPage();
  await reserve(customer, id);
  await customer.close();
  return id;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the accountant reads sales by each dimension, takes a table along and sees how an event filled up', async ({
    page,
    browser,
  }) => {
    const id = await soldEvent(browser);
    await signIn(page, 'buchhaltung');
    await page.goto('/cms-hub?lang=de');
    await page.getByRole('link', { name: 'Berichte', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Berichte');
    const by = page.getByRole('navigation', { name: 'Verkäufe nach' });
    for (const name of DIMENSIONS)
      await test.step(name, async () => {
        await by.getByRole('link', { name, exact: true }).press('Enter');
        await expect(by.locator('[aria-current=page]')).toHaveText(name);
        await expect(page.getByRole('row', { name: /^Summe/ })).toBeVisible();
      });

    await by.getByRole('link', { name: 'Termin', exact: true }).press('Enter');
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Als Tabelle (CSV)' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^sales-event-.*\.csv$/);

    await page.locator(`a[href*="/reports/occupancy/${id}?"]`).press('Enter');
    await expect(page.getByText(/^2 von \d+ Plätzen verkauft/)).toBeVisible();
    const day = await page.request.get(`/de/api/admin/reports/occupancy/${id}/`);
    expect((await day.json()).days.at(-1)).toMatchObject({ issued: 2, cancelled: 0, sold: 2 });
  });

  test('a period that cannot be shown is refused in words, and people without the permission get none', async ({
    page,
  }) => {
    await signIn(page, 'buchhaltung');
    await page.goto('/cms-hub/reports?lang=de&from=2026-11-20&to=2026-11-01');
    await expect(page.getByRole('alert')).toContainText('Tag');
    await page.goto('/cms-hub/reports?lang=de&from=2001-01-01&to=2001-01-31');
    await expect(page.getByText('In diesem Zeitraum wurde nichts verkauft.')).toBeVisible();
    expect((await page.goto('/cms-hub/reports/occupancy/999999'))?.status()).toBe(404);
    await page.context().clearCookies();
    await signIn(page, 'kasse');
    expect((await page.goto('/cms-hub/reports'))?.status()).toBe(403);
    expect((await page.request.get('/de/api/admin/reports/sales/event/')).status()).toBe(403);
  });
});

test('reports can be used on every width', async ({ page, browser }) => {
  const id = await soldEvent(browser);
  await signIn(page, 'buchhaltung');
  for (const path of ['?lang=de', '?lang=de&by=hour', `/occupancy/${id}?lang=de`]) {
    await page.goto(`/cms-hub/reports${path}`);
    await expectAccessibleAt(page, WIDTHS);
  }
});
